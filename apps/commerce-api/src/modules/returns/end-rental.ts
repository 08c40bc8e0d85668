import type { CalendarDate } from '@ownpath/domain/dates';
import { sumCents } from '@ownpath/domain/money';
import {
  type Agreement,
  cancelVisits,
  endAutopay,
  insertLedgerEntries,
  insertPayment,
  type NewLedgerEntry,
  nextReceiptNumber,
} from '../agreements/index.ts';
import { planRefund } from '../payments/index.ts';
import {
  changeOwed,
  clearSuspense,
  insertReturn,
  markEnded,
  type ScheduledPayment,
  type Transaction,
} from './returns-queries.ts';
import { type AgreementSettlement, loadSettling, settlementOn } from './settle-agreement.ts';

const REASON = 'days-after-return';

type End = {
  readonly status: 'returned' | 'exchanged';
  /** The store's calendar day on which the goods were taken back. */
  readonly on: CalendarDate;
  /** The last day for which rent is owed. */
  readonly lastDay: CalendarDate;
};

/** What is owed of a payment: its days through the last one. Null when none of them has come. */
function owedOf(row: ScheduledPayment, { lines }: AgreementSettlement) {
  const line = lines.find(({ number }) => number === row.sequence);
  if (!line || line.rentCents >= 0) return null;
  return {
    rentCents: -line.rentCents,
    taxCents: -line.taxCents,
    coverageCents: Math.max(0, -line.coverageCents),
  };
}

/** The books: money that goes out, what it takes back of each part, and the end of suspense. */
async function writeGivenBack(
  transaction: Transaction,
  agreement: Agreement,
  settlement: AgreementSettlement,
  { on }: End,
  now: Date,
): Promise<void> {
  const { customerId, storeId, id: agreementId } = agreement;
  const { totalCents, lines, suspenseCents } = settlement;
  const paymentId = await insertPayment(transaction, {
    receiptNumber: await nextReceiptNumber(transaction),
    customerId,
    storeId,
    source: 'refund',
    status: 'completed',
    amountCents: totalCents,
    paidAt: now,
  });
  const base = { customerId, agreementId, storeId, paymentId, effectiveOn: on, memo: REASON };
  const sumOf = (part: 'rentCents' | 'taxCents' | 'coverageCents') =>
    sumCents(lines.map((line) => line[part]));
  const entry = (
    kind: NewLedgerEntry['kind'],
    bucket: NewLedgerEntry['bucket'],
    amountCents: number,
  ): NewLedgerEntry[] => (amountCents === 0 ? [] : [{ ...base, kind, bucket, amountCents }]);
  const parts = [
    ['rent', sumOf('rentCents')],
    ['tax', sumOf('taxCents')],
    ['coverage', sumOf('coverageCents')],
  ] as const;
  await insertLedgerEntries(transaction, [
    ...entry('refund', 'cash', -totalCents),
    ...parts.flatMap(([bucket, cents]) => [
      ...entry('charge', bucket, -cents),
      ...entry('allocation', bucket, cents),
    ]),
    ...entry('suspense', 'suspense', -suspenseCents),
  ]);
}

/**
 * Ends a rental whose goods were taken back (decisions 0070 and 0075): nothing falls due any more, autopay ends, the days count
 * through the last one. What was paid for later days is given back to how it was paid, by a job; what is owed is paid at the store.
 */
export async function endRental(
  transaction: Transaction,
  agreement: Agreement,
  end: End,
  now: Date,
): Promise<AgreementSettlement> {
  const settling = await loadSettling(transaction, agreement);
  const settlement = settlementOn(settling, end.lastDay);
  const { id: agreementId } = agreement;
  for (const row of settling.schedule.filter(({ status }) => status === 'scheduled')) {
    await changeOwed(transaction, row, owedOf(row, settlement));
  }
  const { lines, suspenseCents, totalCents, back, lastDay } = settlement;
  await insertReturn(transaction, {
    agreementId,
    lastDay,
    lines,
    suspenseCents,
    totalCents,
    createdAt: now,
  });
  if (totalCents > 0) await writeGivenBack(transaction, agreement, settlement, end, now);
  for (const { captureId, amountCents } of back) {
    await planRefund(
      transaction,
      { captureId, amountCents, agreementId, orderNo: null, reason: REASON },
      now,
    );
  }
  if (suspenseCents !== 0 && totalCents > 0) await clearSuspense(transaction, agreementId, now);
  await endAutopay(transaction, agreementId, now);
  await cancelVisits(transaction, [agreementId], now);
  await markEnded(transaction, agreementId, { status: end.status, closedOn: end.on }, now);
  return settlement;
}
