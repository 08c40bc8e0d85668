import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { type HistoryTotals, totalHistory, yearsOf } from './history-filters.ts';
import { SplitBar } from './payment-summary.tsx';

const SHOWN_YEARS = 2;

/** What was paid in the two newest years, split in rent, tax and the rest. */
export function HistoryYears({ payments }: { readonly payments: readonly PaymentHistoryEntry[] }) {
  const years = yearsOf(payments)
    .slice(0, SHOWN_YEARS)
    .map((year) => ({
      year,
      totals: totalHistory(payments.filter(({ paidOn }) => paidOn.startsWith(year))),
    }));
  const most = Math.max(1, ...years.map(({ totals }) => totals.paidCents));
  return (
    <div className="mt-5 grid gap-x-12 gap-y-6 rounded-card bg-white p-6 shadow-card md:grid-cols-2">
      {years.map(({ year, totals }) => (
        <Year key={year} year={year} totals={totals} most={most} />
      ))}
    </div>
  );
}

type YearProps = { readonly year: string; readonly totals: HistoryTotals; readonly most: number };

function Year({ year, totals, most }: YearProps) {
  const { money } = usePriceText();
  return (
    <section>
      <h2 className="flex items-baseline justify-between gap-4 text-lg">
        {year}
        <span className="text-[1.375rem] tabular-nums">{money(totals.paidCents)}</span>
      </h2>
      <SplitBar {...totals} width={Math.max(2, (totals.paidCents / most) * 100)} />
    </section>
  );
}
