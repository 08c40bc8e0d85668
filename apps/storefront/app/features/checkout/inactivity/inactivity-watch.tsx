import { INACTIVITY_FINAL_WAIT_MS } from '@ownpath/domain/constants';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHref, useLocation, useNavigate } from 'react-router';
import { forget, keep } from '../../../platform/browser-storage.ts';
import { useIdle } from '../../../shared/inactivity/use-idle.ts';
import { useToast } from '../../../ui/toast.tsx';
import { isCheckoutPath } from './checkout-paths.ts';
import { type CheckoutSession, type SessionTimes, sessionProblemIds } from './checkout-session.ts';
import { NeedMoreTime } from './need-more-time.tsx';

const JSON_ONLY = { Accept: 'application/json' };

/** Watches a checkout page once the retailer's times are known. Without them nothing is watched. */
export function InactivityWatch() {
  const address = useHref('/checkout/session');
  const [times, setTimes] = useState<SessionTimes | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    fetch(address, { headers: JSON_ONLY, signal: aborter.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as SessionTimes | null) : null))
      .then(setTimes)
      .catch((error: unknown) => {
        if (!aborter.signal.aborted) console.warn('Inactivity is not watched.', error);
      });
    return () => aborter.abort();
  }, [address]);
  return times && <Watch times={times} address={address} />;
}

function Watch({ times, address }: { readonly times: SessionTimes; readonly address: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const showToast = useToast();
  const sentAt = useRef(0);
  useEffect(() => {
    sentAt.current = Date.now();
  }, []);
  const tell = useCallback(
    async (intent: 'alive' | 'end') => {
      const unreachable: CheckoutSession = { tempBasketId: null, problem: 'unknown' };
      const body = new URLSearchParams({ intent });
      const { tempBasketId, problem } = await fetch(address, { method: 'POST', body, headers: JSON_ONLY })
        .then(async (answer) => (answer.ok ? ((await answer.json()) as CheckoutSession) : unreachable))
        .catch(() => unreachable);
      if (problem !== null) {
        showToast({ tone: 'error', content: intl.formatMessage({ id: sessionProblemIds[problem] }) });
      } else if (intent === 'end') forget('tempBasketId');
      else if (tempBasketId !== null) keep('tempBasketId', tempBasketId);
    },
    [address, intl, showToast],
  );
  const sayAlive = () => {
    sentAt.current = Date.now();
    void tell('alive');
  };
  const { secondsLeft, stay } = useIdle({
    key: 'checkoutActivity',
    idleMs: times.idleMs,
    countdownMs: INACTIVITY_FINAL_WAIT_MS,
    onActivity: () => {
      if (Date.now() - sentAt.current >= times.refreshMs) sayAlive();
    },
    onExpired: () => {
      void tell('end');
      if (isCheckoutPath(pathname)) void navigate('/cart?closed=inactivity', { replace: true });
    },
  });
  return (
    <NeedMoreTime
      secondsLeft={secondsLeft}
      onContinue={() => {
        stay();
        sayAlive();
      }}
    />
  );
}
