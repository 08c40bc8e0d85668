import type { CartQuote } from '@ownpath/contracts/basket';
import { useIntl } from 'react-intl';
import { usePriceWords } from '../../shared/pricing/price-words.ts';

const runIds = {
  WEEKLY: 'cart.segment.weekly',
  BIWEEKLY: 'cart.segment.other',
  SEMIMONTHLY: 'cart.segment.other',
  MONTHLY: 'cart.segment.other',
} as const;

const tones = ['bg-spruce-600', 'bg-sage-300', 'bg-sage-500', 'bg-oat-500'];

/** How payments fall as items are paid off: a bar to scale, and the same in words. */
export function SegmentsBar({ quote }: { readonly quote: CartQuote }) {
  const intl = useIntl();
  const { money } = usePriceWords();
  const { segments, frequency } = quote;
  if (segments.length < 2) return null;
  const words = segments.map(({ count, paymentCents }, index) =>
    index === 0
      ? intl.formatMessage({ id: runIds[frequency] }, { count, amount: money(paymentCents) })
      : intl.formatMessage({ id: 'cart.segment.then' }, { count, amount: money(paymentCents) }),
  );
  return (
    <div className="mt-4">
      <div aria-hidden="true" className="flex gap-0.75 overflow-hidden rounded-md">
        {segments.map(({ count, paymentCents }, index) => (
          <i
            key={`${count}-${paymentCents}`}
            className={`h-3 min-w-1 ${tones[index % tones.length]}`}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
        {words.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}
