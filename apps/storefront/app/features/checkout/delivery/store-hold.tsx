import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../../shared/pricing/price-text.ts';

export type StoreHold = { readonly phone: string; readonly hours: number; readonly depositCents: number };

/** A store that takes reservations holds the items of a shopper who is not ready to order. */
export function StoreHoldNote({ hold }: { readonly hold: StoreHold | null }) {
  const { money } = usePriceText();
  if (hold === null) return null;
  const { phone, hours, depositCents } = hold;
  return (
    <p className="mt-8 max-w-prose text-sm text-ink-2">
      <FormattedMessage
        id="checkout.hold"
        values={{
          hours,
          hasDeposit: depositCents > 0 ? 'yes' : 'no',
          deposit: money(depositCents),
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
