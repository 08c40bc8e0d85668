import type { ReservationDeposit } from '@ownpath/domain/law';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../../shared/pricing/price-text.ts';

export type StoreHold = {
  readonly phone: string;
  readonly hours: number;
  readonly deposit: ReservationDeposit;
};

function refundOf({ cents, refundableCents }: ReservationDeposit): 'noDeposit' | 'all' | 'part' | 'none' {
  if (cents === 0) return 'noDeposit';
  if (refundableCents === cents) return 'all';
  return refundableCents > 0 ? 'part' : 'none';
}

/** A store that takes reservations holds the items of a shopper who is not ready to order. */
export function StoreHoldNote({ hold }: { readonly hold: StoreHold | null }) {
  const { money } = usePriceText();
  if (hold === null) return null;
  const { phone, hours, deposit } = hold;
  return (
    <p className="mt-8 max-w-prose text-sm text-ink-2">
      <FormattedMessage
        id="checkout.hold"
        values={{
          hours,
          refund: refundOf(deposit),
          deposit: money(deposit.cents),
          refundable: money(deposit.refundableCents),
          phone: (
            <a
              href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
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
