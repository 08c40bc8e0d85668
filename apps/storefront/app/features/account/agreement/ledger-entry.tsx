import type { PaymentHistoryEntry, PlannedPayment } from '@ownpath/contracts/servicing';
import { diffDays } from '@ownpath/domain/dates';
import { FormattedMessage } from 'react-intl';
import { useDateText } from '../../../platform/i18n/date-text.ts';
import { paymentMethodValues } from '../../../shared/payment-method/payment-method-values.ts';
import { usePriceText } from '../../../shared/pricing/price-text.ts';
import { receiptHref } from '../../../shared/shopper/account-links.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const ROW =
  'border-t border-oat-300 align-top @max-[50rem]:grid @max-[50rem]:grid-cols-[minmax(0,1fr)_auto] @max-[50rem]:gap-x-3 @max-[50rem]:gap-y-0.5 @max-[50rem]:px-4 @max-[50rem]:py-3.5';
const CELL = 'px-4 py-3 @max-[50rem]:p-0 @[50rem]:first:pl-6 @[50rem]:last:pr-6';
const PRINTED_ROW = 'hidden border-t border-oat-300 align-top print:table-row';
const WIDE = `${CELL} text-right tabular-nums whitespace-nowrap @max-[50rem]:hidden`;

type Props = {
  readonly entry: PaymentHistoryEntry;
  readonly payments: readonly PlannedPayment[];
  readonly paymentCount: number;
  /** A row that only a printed page has: on the screen it is folded. */
  readonly isPrintOnly?: boolean;
};

/** One payment: what it paid, and in words what is not plain rent and tax. */
export function LedgerEntry({ entry, payments, paymentCount, isPrintOnly = false }: Props) {
  const { money } = usePriceText();
  const dates = useDateText();
  const signed = (cents: number) => (cents < 0 ? `−${money(-cents)}` : money(cents));
  const { parts, amountCents, paidOn, leftCents, paymentMethod, cardBrand, last4, debitState } = entry;
  const rent = parts.rentCents + parts.buyOutCents;
  const other = amountCents - rent - parts.taxCents;
  return (
    <tr className={isPrintOnly ? PRINTED_ROW : ROW}>
      <th scope="row" className={`${CELL} text-left font-semibold whitespace-nowrap`}>
        {dates.medium(paidOn)}
      </th>
      <td className={`${CELL} @max-[50rem]:order-3 @max-[50rem]:col-span-full`}>
        <What entry={entry} payments={payments} paymentCount={paymentCount} />
        <Reasons entry={entry} payments={payments} />
      </td>
      <td className={WIDE}>{signed(rent)}</td>
      <td className={WIDE}>{signed(parts.taxCents)}</td>
      <td className={WIDE}>{other === 0 ? '–' : signed(other)}</td>
      <td className={`${CELL} text-right font-semibold tabular-nums whitespace-nowrap @max-[50rem]:order-2`}>
        {entry.source === 'refund' ? (
          signed(amountCents)
        ) : (
          <TextLink to={receiptHref(entry.paymentId)}>
            {money(amountCents)}
            <span className="sr-only">
              {' '}
              <FormattedMessage id="history.receipt" values={{ number: entry.receiptNumber }} />
            </span>
          </TextLink>
        )}
      </td>
      <td className={`${CELL} text-ink-2 @[50rem]:whitespace-nowrap @max-[50rem]:order-4`}>
        {paymentMethod && amountCents > 0 && (
          <FormattedMessage
            id="paymentMethod.short"
            values={paymentMethodValues({ paymentMethod, cardBrand, cardLast4: last4 })}
          />
        )}
        {debitState && (
          <span className="block text-xs leading-5 font-semibold">
            <FormattedMessage id="debit.state" values={{ state: debitState }} />
          </span>
        )}
      </td>
      <td className={WIDE}>{leftCents === null ? '' : money(leftCents)}</td>
    </tr>
  );
}

function What({ entry, payments, paymentCount }: Omit<Props, 'isPrintOnly'>) {
  const dates = useDateText();
  const { source, parts, paidNumbers } = entry;
  const [first] = paidNumbers;
  const kind =
    source === 'refund'
      ? 'back'
      : source === 'checkout'
        ? 'first'
        : parts.buyOutCents > 0
          ? 'bought'
          : first === undefined
            ? parts.rentCents > 0
              ? 'extra'
              : 'part'
            : paidNumbers.length === 1
              ? 'one'
              : 'several';
  const due = payments.find(({ number }) => number === first)?.dueOn;
  return (
    <FormattedMessage
      id="ledger.for"
      values={{
        kind,
        first: first ?? 0,
        last: paidNumbers.at(-1) ?? 0,
        count: paymentCount,
        date: due === undefined ? '' : dates.day(due),
      }}
    />
  );
}

/** A sentence for everything in a payment that is not the rent and tax of the schedule. */
function Reasons({ entry, payments }: Pick<Props, 'entry' | 'payments'>) {
  const { money } = usePriceText();
  const { parts, paidNumbers, paidOn, amountCents, status, debitState, returnedCents } = entry;
  if (entry.source === 'refund') return null;
  const settled = Object.values(parts).reduce((sum, cents) => sum + cents, 0);
  const due = payments.find(({ number }) => number === paidNumbers[0])?.dueOn;
  const late = due === undefined ? 0 : Math.max(0, diffDays(due, paidOn));
  const reasons = [
    { id: 'ledger.why.fee', cents: parts.feeCents },
    { id: 'ledger.why.lateFee', cents: parts.lateFeeCents },
    { id: 'ledger.why.coverage', cents: parts.coverageCents },
    { id: 'ledger.why.kept', cents: amountCents - settled - returnedCents },
    { id: 'ledger.why.fromReturned', cents: returnedCents },
    { id: 'ledger.why.used', cents: settled + returnedCents - amountCents },
    {
      id: debitState === 'returned' ? 'ledger.why.returned' : 'ledger.why.reversed',
      cents: status === 'reversed' ? amountCents : 0,
    },
  ].filter(({ cents }) => cents > 0);
  return reasons.map(({ id, cents }) => (
    <span key={id} className="mt-1 block max-w-[46ch] text-xs leading-5 text-ink-2">
      <FormattedMessage id={id} values={{ amount: money(cents), days: late }} />
    </span>
  ));
}

/** Usual payments between two that have a line. */
export function LedgerRun({ entries }: { readonly entries: readonly PaymentHistoryEntry[] }) {
  const { money } = usePriceText();
  const dates = useDateText();
  const [newest] = entries;
  const oldest = entries.at(-1);
  if (!newest || !oldest) return null;
  const times = (cents: number) => `${entries.length} × ${money(cents)}`;
  return (
    <tr className={`${ROW} bg-sage-50/60 text-ink-2 print:hidden`}>
      <th scope="row" colSpan={2} className={`${CELL} text-left font-normal`}>
        <FormattedMessage
          id="ledger.run"
          values={{
            first: oldest.paidNumbers[0] ?? 0,
            last: newest.paidNumbers[0] ?? 0,
            from: dates.day(oldest.paidOn),
            to: dates.day(newest.paidOn),
          }}
        />
      </th>
      <td className={WIDE}>{times(newest.parts.rentCents)}</td>
      <td className={WIDE}>{times(newest.parts.taxCents)}</td>
      <td className={WIDE}>{newest.parts.coverageCents === 0 ? '–' : times(newest.parts.coverageCents)}</td>
      <td className={`${CELL} text-right font-semibold tabular-nums whitespace-nowrap`}>
        {times(newest.amountCents)}
      </td>
      <td className="@max-[50rem]:hidden" colSpan={2} />
    </tr>
  );
}
