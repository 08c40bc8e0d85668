import type { ReservationDeposit } from '@ownpath/domain/law';
import { FormattedMessage } from 'react-intl';
import { useInstantText } from '../../../platform/i18n/instant-text.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { phoneHref } from '../../../ui/phone-href.ts';
import { LinkedMessage } from '../../../ui/text-link.tsx';
import { checkoutHref } from '../step-names.ts';

export type StoreHold = {
  /** The cart is reserved until then. */
  readonly reservation: { readonly until: string; readonly timeZone: string } | null;
  readonly phone: string;
  readonly hours: number;
  readonly deposit: ReservationDeposit;
  /** The deposit can't be paid here. */
  readonly isByPhone: boolean;
};

/** Which part of a deposit goes back when nothing is ordered, for texts. */
export function refundOf({ cents, refundableCents }: ReservationDeposit): 'all' | 'part' | 'none' {
  if (refundableCents === cents) return 'all';
  return refundableCents > 0 ? 'part' : 'none';
}

/** A store that takes reservations holds the items: by a page of the checkout, or by phone. */
export function StoreHoldNote({ hold }: { readonly hold: StoreHold | null }) {
  const { money } = usePriceText();
  const instant = useInstantText(hold?.reservation?.timeZone ?? null);
  if (hold === null) return null;
  const { phone, hours, deposit, reservation, isByPhone } = hold;
  const amounts = {
    refund: refundOf(deposit),
    deposit: money(deposit.cents),
    refundable: money(deposit.refundableCents),
  };
  if (reservation !== null || !isByPhone) {
    const offerId = deposit.cents > 0 ? 'reservation.offerDeposit' : 'reservation.offer';
    return (
      <p className="mt-8 max-w-prose text-sm text-ink-2">
        <LinkedMessage
          id={reservation ? 'reservation.reserved' : offerId}
          to={checkoutHref('reservation')}
          values={{ hours, ...amounts, until: reservation ? instant(reservation.until) : '' }}
        />
      </p>
    );
  }
  return (
    <p className="mt-8 max-w-prose text-sm text-ink-2">
      <FormattedMessage
        id="checkout.hold"
        values={{
          hours,
          ...amounts,
          phone: (
            <a
              href={phoneHref(phone)}
              className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-spruce-700 underline"
            >
              {phone}
            </a>
          ),
        }}
      />
    </p>
  );
}
