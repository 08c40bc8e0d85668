import { formatCents } from '@ownpath/domain/money';
import { sameAsCashPayoffCents } from '@ownpath/domain/pricing';
import { isLocale } from '@ownpath/domain/site';
import { useIntl } from 'react-intl';
import { z } from 'zod';
import { pickRate } from '../shared/pricing/payment-frequency.tsx';
import type { TileRate } from '../shared/tiles/tile.ts';
import { fillText } from './fill-text.ts';
import { useRegionProducts } from './region-context.ts';
import { IconName, RegionIcon } from './region-icon.tsx';

export const HowItEndsData = z.object({
  title: z.string(),
  intro: z.string(),
  productId: z.string(),
  exampleWeek: z.int(),
  endings: z.array(
    z.object({
      kind: z.enum(['keep-paying', 'buy-early', 'send-back']),
      icon: IconName,
      title: z.string(),
      subtitle: z.string(),
      text: z.string(),
      amountSuffix: z.string(),
    }),
  ),
});
export type HowItEndsData = z.infer<typeof HowItEndsData>;

/** The three ways a rental can end, with the amounts of one product. Needs the prices of a store. */
export function HowItEnds({ data }: { readonly data: HowItEndsData }) {
  const { locale } = useIntl();
  const [product] = useRegionProducts([data.productId]);
  const rate = product && pickRate(product.rates, 'WEEKLY');
  if (!rate || product.sameAsCashDays === null || !isLocale(locale)) return null;

  const { values, amountCents } = describeEndings(rate, product.sameAsCashDays, data.exampleWeek);
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, { cents, count }]) => [
      name,
      cents === undefined ? (count ?? '') : formatCents(cents, locale),
    ]),
  );
  return (
    <section className="page-width mt-section">
      <div className="rounded-panel bg-sage-100 p-5 md:p-7 lg:p-10">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <h2 className="text-2xl">{data.title}</h2>
          <p className="max-w-[34ch] text-ink-2">{fillText(data.intro, texts)}</p>
        </div>
        <ul className="grid gap-4 md:grid-cols-3">
          {data.endings.map((ending) => (
            <li key={ending.kind} className="flex flex-col rounded-card bg-white p-6 md:max-lg:p-5">
              <RegionIcon name={ending.icon} size="l" className="text-ink" />
              <h3 className="mt-3 text-[1.375rem]">{ending.title}</h3>
              <p className="mb-3 text-[0.875rem] text-ink-3">{fillText(ending.subtitle, texts)}</p>
              <p className="text-ink-2">{fillText(ending.text, texts)}</p>
              <p className="mt-auto pt-5 font-display text-[2.25rem] leading-none md:max-lg:text-[1.75rem] font-bold tracking-[-0.03em]">
                {formatCents(amountCents[ending.kind], locale)}{' '}
                <small className="font-sans text-sm font-semibold tracking-normal">
                  {ending.amountSuffix}
                </small>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const WEEKS_PER_MONTH = 52 / 12;

type Value = { readonly cents?: number; readonly count?: number };
type EndingKind = 'keep-paying' | 'buy-early' | 'send-back';

/** Values for the placeholders in the region's texts, and the total of each ending. The example week is within same as cash. */
export function describeEndings(
  weekly: TileRate,
  sameAsCashDays: number,
  exampleWeek: number,
): {
  readonly values: Readonly<Record<string, Value>>;
  readonly amountCents: Readonly<Record<EndingKind, number>>;
} {
  const lastWeekOfWindow = Math.floor(sameAsCashDays / 7);
  const week = Math.min(exampleWeek, lastWeekOfWindow, weekly.paymentCount);
  const paidCents = Math.min(weekly.paymentCents * week, weekly.totalCents);
  const buyOutCents = sameAsCashPayoffCents(weekly.cashPriceCents, paidCents);
  const feeCents = weekly.totalCostToOwnCents - weekly.totalCents;
  return {
    values: {
      weekly: { cents: weekly.paymentCents },
      weeks: { count: weekly.paymentCount },
      months: { count: Math.round(weekly.paymentCount / WEEKS_PER_MONTH) },
      total: { cents: weekly.totalCostToOwnCents },
      cash: { cents: weekly.cashPriceCents },
      fee: { cents: feeCents },
      week: { count: week },
      paid: { cents: paidCents },
      buyOut: { cents: buyOutCents },
      sameAsCashDays: { count: sameAsCashDays },
    },
    amountCents: {
      'keep-paying': weekly.totalCostToOwnCents,
      'buy-early': paidCents + buyOutCents + feeCents,
      'send-back': 0,
    },
  };
}
