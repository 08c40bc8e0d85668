import type { Reservation } from '@ownpath/contracts/checkout';
import { FormattedMessage } from 'react-intl';
import { Form } from 'react-router';
import { useInstantText } from '../../platform/i18n/instant-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useIsSending } from './checkout-layout.tsx';
import { checkoutHref } from './step-names.ts';

/** The store holds the cart for its period, free of charge; or holds it already, and the shopper may give it up. */
export function ReservationStep({ reservation }: { readonly reservation: Reservation }) {
  const { reservedUntil, canReserveUntil, timeZone } = reservation;
  const instant = useInstantText(timeZone);
  const isReserving = useIsSending('reserve');
  const isGivingUp = useIsSending('cancel-reservation');
  const until = instant(reservedUntil ?? canReserveUntil ?? '');
  return (
    <Form method="post" className="max-w-2xl">
      <input type="hidden" name="step" value="reservation" />
      <section className="rounded-card bg-white p-5 shadow-card sm:p-8">
        {reservedUntil === null ? (
          <p>
            <FormattedMessage id="reservation.held" values={{ until }} />
          </p>
        ) : (
          <Notice tone="success" role="status">
            <FormattedMessage id="reservation.done" values={{ until }} />
          </Notice>
        )}
        <p className="mt-3 text-sm text-ink-2">
          <FormattedMessage id={reservedUntil === null ? 'reservation.ordered' : 'reservation.giveUpText'} />
        </p>
      </section>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
        {reservedUntil === null ? (
          <>
            <Button type="submit" name="intent" value="reserve" variant="action" isBusy={isReserving}>
              <FormattedMessage id="reservation.reserve" />
            </Button>
            <ButtonLink to={checkoutHref('payment-schedule')} variant="outline">
              <FormattedMessage id="reservation.without" />
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink to={checkoutHref('payment-schedule')} variant="action">
              <FormattedMessage id="reservation.continue" />
            </ButtonLink>
            <Button
              type="submit"
              name="intent"
              value="cancel-reservation"
              variant="outline"
              isBusy={isGivingUp}
            >
              <FormattedMessage id="reservation.giveUp" />
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}
