import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePriceText } from '../../shared/pricing/price-text.ts';
import { paidCentsOf, runningTotals } from './history-filters.ts';
import { HistoryRow } from './history-row.tsx';

const HEADINGS = [
  { id: 'ledger.date', isAmount: false },
  { id: 'ledger.agreement', isAmount: false },
  { id: 'ledger.rent', isAmount: true },
  { id: 'ledger.tax', isAmount: true },
  { id: 'ledger.other', isAmount: true },
  { id: 'ledger.paid', isAmount: true },
  { id: 'ledger.how', isAmount: false },
] as const;
const COLUMNS = HEADINGS.length + 2;

type Props = {
  /** Those that the filters leave, newest first. */
  readonly entries: readonly PaymentHistoryEntry[];
  readonly shownCount: number;
  /** Null for all: running totals are of everything then. */
  readonly year: string | null;
};

/** The payments by month, with what they came to. */
export function HistoryTable({ entries, shownCount, year }: Props) {
  const { formatMessage, formatDate } = useIntl();
  const { money } = usePriceText();
  const totals = runningTotals(entries);
  const shown = entries.slice(0, shownCount).map((entry, index) => ({ entry, total: totals[index] ?? 0 }));
  const months = [...Map.groupBy(shown, ({ entry }) => entry.paidOn.slice(0, 7))];
  const head = 'px-4 py-3.5 text-xs font-semibold whitespace-nowrap first:pl-6 last:pr-6';
  return (
    <div className="@container mt-3 overflow-hidden rounded-card bg-white shadow-card">
      <table className="w-full text-sm @max-[62rem]:block">
        <caption className="sr-only">
          <FormattedMessage id="history.title" />
        </caption>
        <thead className="@max-[62rem]:hidden">
          <tr className="text-left text-ink-2">
            {HEADINGS.map(({ id, isAmount }) => (
              <th key={id} scope="col" className={`${head} ${isAmount ? 'text-right' : ''}`}>
                <FormattedMessage id={id} />
              </th>
            ))}
            <th scope="col" className={`${head} text-right`}>
              {year === null
                ? formatMessage({ id: 'ledger.soFar' })
                : formatMessage({ id: 'history.soFar' }, { year })}
            </th>
            <th scope="col" className={head}>
              <span className="sr-only">
                <FormattedMessage id="history.receiptLink" />
              </span>
            </th>
          </tr>
        </thead>
        {months.map(([month, rows]) => {
          const all = entries.filter(({ paidOn }) => paidOn.startsWith(month));
          return (
            <tbody key={month} className="@max-[62rem]:block">
              <tr className="border-t border-oat-300 bg-sage-50 @max-[62rem]:block">
                <th
                  scope="rowgroup"
                  colSpan={COLUMNS}
                  className="px-4 py-2.5 text-left @[62rem]:px-6 @max-[62rem]:block"
                >
                  <span className="flex flex-wrap justify-between gap-x-4 font-semibold">
                    {formatDate(`${month}-01T00:00:00Z`, { year: 'numeric', month: 'long', timeZone: 'UTC' })}
                    <span className="font-normal text-ink-2">
                      <FormattedMessage
                        id="history.month"
                        values={{
                          count: all.length,
                          amount: money(all.reduce((sum, entry) => sum + paidCentsOf(entry), 0)),
                        }}
                      />
                    </span>
                  </span>
                </th>
              </tr>
              {rows.map(({ entry, total }) => (
                <HistoryRow key={`${entry.paymentId}${entry.agreementId}`} entry={entry} totalCents={total} />
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
