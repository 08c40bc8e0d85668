import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { type HistoryTotals, totalHistory, yearsOf } from './history-filters.ts';

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
  const parts = [
    { id: 'history.rentPart', cents: totals.rentCents, color: 'bg-spruce-600' },
    { id: 'history.taxPart', cents: totals.taxCents, color: 'bg-sage-300' },
    { id: 'history.other', cents: totals.otherCents, color: 'bg-honey-300' },
  ].filter(({ cents }) => cents > 0);
  return (
    <section>
      <h2 className="flex items-baseline justify-between gap-4 text-lg">
        {year}
        <span className="text-[1.375rem] tabular-nums">{money(totals.paidCents)}</span>
      </h2>
      <div
        aria-hidden="true"
        className="mt-2.5 flex h-3 gap-0.5 overflow-hidden rounded-pill"
        style={{ width: `${Math.max(2, (totals.paidCents / most) * 100)}%` }}
      >
        {parts.map(({ id, cents, color }) => (
          <span key={id} className={color} style={{ flexGrow: cents, minWidth: 3 }} />
        ))}
      </div>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {parts.map(({ id, cents, color }) => (
          <li key={id} className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${color}`} />
            <FormattedMessage id={id} values={{ amount: money(cents) }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
