import { accountSessionPhases, announcedSeconds } from '@ownpath/domain/account';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useHref, useLocation } from 'react-router';
import { putInTab } from '../../../platform/browser-storage.ts';
import { useIdle } from '../../../shared/inactivity/use-idle.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { isExcludedPath, type SessionPreferences } from './watched-paths.ts';

/** Watches an account page once the retailer's preferences are known. Without them nothing is watched. */
export function SessionWatch() {
  const address = useHref('/account/session');
  const { pathname } = useLocation();
  const [preferences, setPreferences] = useState<SessionPreferences | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    fetch(address, { headers: { Accept: 'application/json' }, signal: aborter.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as SessionPreferences | null) : null))
      .then(setPreferences)
      .catch((error: unknown) => {
        if (!aborter.signal.aborted) console.warn('The session is not watched.', error);
      });
    return () => aborter.abort();
  }, [address]);
  if (!preferences || isExcludedPath(pathname, preferences.excludedPages)) return null;
  return <SessionWarning timeoutMs={preferences.timeoutMs} />;
}

const nothing = () => {};

/** Opens after two thirds of the timeout and counts down the last (specification section 4). */
function SessionWarning({ timeoutMs }: { readonly timeoutMs: number }) {
  const { formatMessage } = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { warningAfterMs: idleMs, countdownMs } = accountSessionPhases(timeoutMs);
  const { secondsLeft, stay } = useIdle({
    key: 'accountActivity',
    idleMs,
    countdownMs,
    onActivity: nothing,
    onExpired: () => form.current?.requestSubmit(),
  });
  const shown = secondsLeft ?? 0;
  const announced = secondsLeft === null ? null : announcedSeconds(secondsLeft);
  return (
    <>
      <Form
        ref={form}
        id="end-session"
        method="post"
        action="/logout"
        reloadDocument
        onSubmit={() => putInTab('signedOut')}
      />
      <LateDialog
        isOpen={secondsLeft !== null}
        onClose={stay}
        closesOnScrim={false}
        title={formatMessage({ id: 'session.title' })}
        description={<FormattedMessage id="session.text" />}
        closeLabel={formatMessage({ id: 'session.stay' })}
      >
        <p aria-hidden="true" className="mt-1 font-display text-2xl font-bold tabular-nums">
          <FormattedMessage
            id="session.left"
            values={{ minutes: Math.floor(shown / 60), seconds: shown % 60 }}
          />
        </p>
        <p aria-live="assertive" className="sr-only">
          {announced !== null && <FormattedMessage id="inactivity.left" values={{ seconds: announced }} />}
        </p>
        <div className="mt-5 grid gap-3">
          <Button variant="action" isBlock onClick={stay}>
            <FormattedMessage id="session.stay" />
          </Button>
          <Button type="submit" form="end-session" variant="outline" isBlock>
            <FormattedMessage id="session.signOut" />
          </Button>
        </div>
      </LateDialog>
    </>
  );
}
