import type { PaymentSession } from '@ownpath/contracts/checkout';
import { Lock } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation, useSubmit } from 'react-router';
import { waitText } from '../../../platform/i18n/wait-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { StoreContact } from '../../../shared/shopper/store-contact.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { checkoutProblemId, isOutcomeUnknown, isSameTry } from '../checkout-problems.ts';
import { checkoutHref } from '../step-names.ts';
import { type CardToken, useCardFrame } from './use-card-frame.ts';

type Props = {
  /** The cart that is paid: after another tab's order, the shopper's cart is a different one. */
  readonly basketId: string;
  readonly session: PaymentSession;
  /** One try at paying; the same for a repeat whose outcome is unknown. */
  readonly idempotencyKey: string;
  readonly problemCode: string | null;
  /** Seconds to wait after too many tries. */
  readonly waitSeconds: number | null;
};

/** Card fields of the gateway in its own frame: the shop only ever sees a token. */
export function PaymentForm({ basketId, session, idempotencyKey, problemCode, waitSeconds }: Props) {
  const intl = useIntl();
  const { money } = usePriceText();
  const submit = useSubmit();
  const navigation = useNavigation();
  const isPaying = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const mayHavePaid = problemCode !== null && isOutcomeUnknown(problemCode);
  const isSame = problemCode !== null && isSameTry(problemCode);

  const pay = (token: CardToken | null) =>
    void submit(
      {
        step: 'payment',
        intent: 'pay',
        basketId,
        idempotencyKey,
        ...(token && {
          token: token.token,
          brand: token.brand,
          last4: token.last4,
          expirationMonth: String(token.expirationMonth),
          expirationYear: String(token.expirationYear),
        }),
      },
      { method: 'post', action: checkoutHref('payment') },
    );
  const card = useCardFrame(session.frameOrigin, pay);
  const isBusy = card.isAsking || isPaying;
  const isUnreachable = card.errorCode === 'unavailable';

  return (
    <div>
      <noscript>
        <div className="mb-6 grid gap-4">
          <Notice tone="info">
            <FormattedMessage id="payment.noScript" />
          </Notice>
          <StoreContact />
        </div>
      </noscript>
      {!isSame && (
        <div className="relative rounded-card bg-white p-4 shadow-card sm:p-6">
          <h2 className="mb-4 text-[1.375rem]">
            <FormattedMessage id="payment.card" />
          </h2>
          <div className="relative" aria-busy={!card.isReady || undefined}>
            {!card.isReady && (
              <div className="absolute inset-0 grid content-start gap-6 py-6">
                <Skeleton className="h-12" />
                <Skeleton className="h-12" />
                <Skeleton className="h-12" />
              </div>
            )}
            <iframe
              ref={card.frame}
              src={card.isListening ? session.frameUrl : undefined}
              title={intl.formatMessage({ id: 'payment.frame' })}
              allow="payment"
              className="relative -mx-0.75 block w-[calc(100%+6px)] border-0"
              style={{ height: `${card.heightPx}px` }}
            />
          </div>
        </div>
      )}
      <div className="mt-5 empty:hidden" aria-live="assertive">
        {problemCode && !isBusy && (
          <Notice tone={mayHavePaid ? 'info' : 'error'}>
            <FormattedMessage
              id={checkoutProblemId(problemCode)}
              values={{ wait: waitText(intl, waitSeconds) }}
            />
          </Notice>
        )}
        {isUnreachable && !isBusy && (
          <Notice tone="error">
            <FormattedMessage id="payment.problem.fields" />
          </Notice>
        )}
      </div>
      <div className="mt-6">
        <Button
          variant="action"
          isBusy={isBusy}
          disabled={!card.isReady && !isSame}
          className="min-w-56 max-sm:w-full"
          onClick={() => {
            if (isBusy) return;
            if (isSame) pay(null);
            else card.ask();
          }}
        >
          {isBusy ? (
            <FormattedMessage id="payment.paying" />
          ) : mayHavePaid ? (
            <FormattedMessage id="payment.checkAgain" />
          ) : (
            <FormattedMessage id="payment.pay" values={{ amount: money(session.amountCents) }} />
          )}
        </Button>
        <p className="mt-3 flex gap-2.5 text-xs text-ink-3">
          <Icon as={Lock} size="s" />
          <span>
            <FormattedMessage id="payment.safe" />
          </span>
        </p>
      </div>
    </div>
  );
}
