import type { PaymentHistoryEntry } from '@ownpath/contracts/servicing';
import { Fragment, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { LedgerEntry, LedgerRun } from './ledger-entry.tsx';
import { ledgerRows } from './ledger-rows.ts';
import type { AgreementPageData } from './load-agreement.server.ts';

type Props = Pick<AgreementPageData, 'agreement' | 'details' | 'history'> & {
  /** Runs of usual payments are not folded. */
  readonly isAll: boolean;
};

const HEADINGS = [
  { id: 'ledger.date', isAmount: false },
  { id: 'ledger.what', isAmount: false },
  { id: 'ledger.rent', isAmount: true },
  { id: 'ledger.tax', isAmount: true },
  { id: 'ledger.other', isAmount: true },
  { id: 'ledger.paid', isAmount: true },
  { id: 'ledger.how', isAmount: false },
  { id: 'ledger.left', isAmount: true },
] as const;

/** Every dollar that was paid, what it was for, and each charge explained. */
export function Ledger({ agreement, details, history, isAll }: Props) {
  const id = useId();
  const { money } = usePriceText();
  if (history.length === 0) return null;
  const kept = history.filter(({ status }) => status === 'completed');
  const sum = (of: (entry: PaymentHistoryEntry) => number) =>
    money(kept.reduce((total, entry) => total + of(entry), 0));
  const rows = ledgerRows(history, isAll);
  const schedule = { payments: details.payments, paymentCount: agreement.paymentCount };
  const isFolded = rows.some(({ kind }) => kind === 'run');
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-[1.625rem]">
          <FormattedMessage id="ledger.title" />
        </h2>
        {(isFolded || isAll) && (
          <TextLink
            to={isAll ? '?' : '?ledger=all'}
            preventScrollReset
            look="strong"
            className="print:hidden"
          >
            <FormattedMessage id="ledger.all" values={{ count: history.length, all: isAll ? 'yes' : 'no' }} />
          </TextLink>
        )}
      </div>
      <div className="@container overflow-hidden rounded-card bg-white shadow-card">
        <table className="w-full text-sm @max-[50rem]:block">
          <thead className="@max-[50rem]:hidden">
            <tr className="text-left text-ink-2">
              {HEADINGS.map(({ id: headingId, isAmount }) => (
                <th
                  key={headingId}
                  scope="col"
                  className={`px-4 py-3.5 text-xs font-semibold whitespace-nowrap first:pl-6 last:pr-6 ${isAmount ? 'text-right' : ''}`}
                >
                  <FormattedMessage id={headingId} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="@max-[50rem]:block">
            {rows.map((row) =>
              row.kind === 'run' ? (
                <Fragment key={row.entries[0]?.paymentId}>
                  <LedgerRun entries={row.entries} />
                  {row.entries.map((entry) => (
                    <LedgerEntry key={entry.paymentId} entry={entry} {...schedule} isPrintOnly />
                  ))}
                </Fragment>
              ) : (
                <LedgerEntry key={row.entry.paymentId} entry={row.entry} {...schedule} />
              ),
            )}
          </tbody>
          <tfoot className="@max-[50rem]:block">
            <tr className="border-t border-oat-300 bg-sage-50 font-semibold @max-[50rem]:flex @max-[50rem]:justify-between @max-[50rem]:gap-3 @max-[50rem]:px-4 @max-[50rem]:py-3.5">
              <th
                scope="row"
                colSpan={2}
                className="px-4 py-3.5 text-left font-semibold @max-[50rem]:p-0 @[50rem]:first:pl-6"
              >
                <FormattedMessage
                  id="ledger.total"
                  values={{ count: kept.filter(({ source }) => source !== 'refund').length }}
                />
              </th>
              <td className="px-4 py-3.5 text-right tabular-nums @max-[50rem]:hidden">
                {sum(({ parts }) => parts.rentCents + parts.buyOutCents)}
              </td>
              <td className="px-4 py-3.5 text-right tabular-nums @max-[50rem]:hidden">
                {sum(({ parts }) => parts.taxCents)}
              </td>
              <td className="px-4 py-3.5 text-right tabular-nums @max-[50rem]:hidden">
                {sum(
                  ({ parts, amountCents }) =>
                    amountCents - parts.rentCents - parts.buyOutCents - parts.taxCents,
                )}
              </td>
              <td className="px-4 py-3.5 text-right tabular-nums @max-[50rem]:p-0">
                {sum(({ amountCents }) => amountCents)}
              </td>
              <td className="@max-[50rem]:hidden" />
              <td className="px-4 py-3.5 pr-6 text-right tabular-nums @max-[50rem]:hidden">
                {money(agreement.remainingCents)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
