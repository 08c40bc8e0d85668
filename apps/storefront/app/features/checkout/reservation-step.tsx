import type { Reservation } from '@ownpath/contracts/checkout';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { useInstantText } from '../../platform/i18n/instant-text.ts';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIsSending } from './checkout-layout.tsx';
import { DepositForm, type DepositPaymentFields, DepositTerms } from './reservation-deposit.tsx';
import { checkoutHref } from './step-names.ts';

type Props = { readonly reservation: Reservation; readonly payment: DepositPaymentFields | null };

/** The store holds the cart for its period, free or for a deposit; or holds it already, and the shopper may give it up. */
export function ReservationStep({ reservation, payment }: Props) {
  const { reservedUntil, canReserveUntil, timeZone, deposit, returnedCents, returnState } = reservation;
  const { money } = usePriceText();
  const instant = useInstantText(timeZone);
  const isReserving = useIsSending('reserve');
  const until = instant(reservedUntil ?? canReserveUntil ?? '');
  const isReserved = reservedUntil !== null;
  const isPending = deposit?.status === 'pending';
  const amount = money(deposit?.amountCents ?? 0);
  return (
    <>
      {returnedCents !== null && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="info" role="status">
            <FormattedMessage
              id="reservation.deposit.returned"
              values={{ amount: money(returnedCents), state: returnState ?? 'requested' }}
            />
          </Notice>
        </div>
      )}
      <section className="max-w-2xl rounded-card bg-white p-5 shadow-card sm:p-8">
        {isPending ? (
          <Notice tone="info" role="status">
            <FormattedMessage id="reservation.deposit.pending" values={{ amount }} />
          </Notice>
        ) : isReserved ? (
          <Notice tone="success" role="status">
            <FormattedMessage id="reservation.done" values={{ until }} />
          </Notice>
        ) : (
          <p>
            <FormattedMessage id="reservation.held" values={{ until }} />
          </p>
        )}
        {deposit && <DepositSum deposit={deposit} amount={amount} />}
        <p className="mt-3 text-sm text-ink-2">
          <FormattedMessage id={isReserved ? 'reservation.giveUpText' : 'reservation.ordered'} />
        </p>
      </section>
      {isReserved ? (
        <ReservedActions />
      ) : deposit && payment ? (
        <DepositForm deposit={deposit} payment={payment} />
      ) : (
        <StepForm>
          {isPending && <input type="hidden" name="check" value="yes" />}
          <Button type="submit" name="intent" value="reserve" variant="action" isBusy={isReserving}>
            <FormattedMessage id={isPending ? 'payment.checkAgain' : 'reservation.reserve'} />
          </Button>
          <ButtonLink to={checkoutHref('payment-schedule')} variant="outline">
            <FormattedMessage id={isPending ? 'reservation.continue' : 'reservation.without'} />
          </ButtonLink>
        </StepForm>
      )}
    </>
  );
}

/** The amount, and beside it what becomes of it. */
function DepositSum({
  deposit,
  amount,
}: {
  readonly deposit: NonNullable<Reservation['deposit']>;
  readonly amount: string;
}) {
  return (
    <div className="mt-5 border-oat-300 border-t border-dotted pt-5">
      <p className="flex items-baseline justify-between gap-4 font-display text-lg font-semibold">
        <FormattedMessage
          id={deposit.status === 'paid' ? 'reservation.deposit.paid' : 'reservation.deposit.title'}
        />
        <span>{amount}</span>
      </p>
      <p className="mt-2 text-sm text-ink-2">
        <DepositTerms deposit={deposit} />
      </p>
    </div>
  );
}

function ReservedActions() {
  const isGivingUp = useIsSending('cancel-reservation');
  return (
    <StepForm>
      <ButtonLink to={checkoutHref('payment-schedule')} variant="action">
        <FormattedMessage id="reservation.continue" />
      </ButtonLink>
      <Button type="submit" name="intent" value="cancel-reservation" variant="outline" isBusy={isGivingUp}>
        <FormattedMessage id="reservation.giveUp" />
      </Button>
    </StepForm>
  );
}

function StepForm({ children }: { readonly children: ReactNode }) {
  return (
    <Form
      method="post"
      action={checkoutHref('reservation')}
      className="mt-7 flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-3"
    >
      <input type="hidden" name="step" value="reservation" />
      {children}
    </Form>
  );
}
