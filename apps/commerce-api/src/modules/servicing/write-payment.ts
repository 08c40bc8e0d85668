import { isBefore } from '@ownpath/domain/dates';
import {
  type OpenPayment,
  openPayments,
  type PaymentParts,
  type PaymentQuote,
  quotePayment,
} from '@ownpath/domain/servicing';
import { endAutopay } from '../agreements/index.ts';
import {
  type LedgerBucket as Bucket,
  cancelScheduled,
  changeAgreement,
  changeScheduled,
  type Payment,
  type PaymentAgreement,
  putCharge,
  recordSettled,
  type Transaction,
  writeLedger,
} from './account-payment-queries.ts';
import { toRentalAccount } from './agreement-status.ts';
import { type AgreementAccount, isRunning, listAgreementAccounts } from './servicing-queries.ts';
import { setSuspense } from './suspense-queries.ts';

export type SettledPart = {
  readonly part: PaymentAgreement;
  readonly account: AgreementAccount;
  readonly quote: PaymentQuote;
};

/** The quotes of a payment as they were; null when an agreement has ended since, or is another. */
export async function quoteParts(
  transaction: Transaction,
  customerId: string,
  parts: readonly PaymentAgreement[],
): Promise<SettledPart[] | null> {
  const accounts = await listAgreementAccounts(transaction, customerId);
  const settled: SettledPart[] = [];
  for (const part of parts) {
    const account = accounts.find(({ agreement }) => agreement.id === part.agreementId);
    if (!account || !isRunning(account.agreement.status)) return null;
    const quote = quotePayment(toRentalAccount(account, part.quotedOn), part.choice, part.quotedOn);
    if (typeof quote === 'string' || quote.chargeCents !== part.chargeCents) return null;
    settled.push({ part, account, quote });
  }
  return settled;
}

type ScheduledRow = AgreementAccount['schedule'][number];
type Settled = {
  readonly row: ScheduledRow;
  /** Of a late fee that an earlier payment settled in part. */
  readonly lateFeeSettledCents: number;
  readonly before: OpenPayment;
  /** What is left of it; null when it is settled. */
  readonly left: OpenPayment | null;
};

/** The scheduled payments of which this payment settles something. A buy-out settles those that were due before. */
function settledRows({ part, account, quote }: SettledPart): Settled[] {
  const before = openPayments(toRentalAccount(account, part.quotedOn));
  const isBuyOut = quote.kind === 'BUY_OUT';
  const after = isBuyOut ? [] : openPayments(quote.after);
  return before.flatMap((payment) => {
    const row = account.schedule.find(({ sequence }) => sequence === payment.number);
    if (!row) return [];
    const isOwedBesides = isBefore(payment.dueDate, part.quotedOn) || payment.rentCents === 0;
    const left = after.find(({ number }) => number === payment.number) ?? null;
    const isPaid = quote.after.payments.some(({ number, isPaid }) => number === payment.number && isPaid);
    const isTouched = isBuyOut ? isOwedBesides : isPaid;
    const charge = account.lateFees.find(({ dueOn }) => dueOn === row.dueOn);
    const lateFeeSettledCents = charge?.settledCents ?? 0;
    return isTouched ? [{ row, before: payment, left, lateFeeSettledCents }] : [];
  });
}

/** Coverage is settled before the club. */
function splitCoverage({ row, before, left }: Settled): {
  readonly coverageCents: number;
  readonly clubCents: number;
} {
  const cents = before.coverageCents - (left?.coverageCents ?? 0);
  const coverageCents = Math.min(cents, Math.max(0, row.coverageCents - row.coveragePaidCents));
  return { coverageCents, clubCents: cents - coverageCents };
}

async function writeRow(
  transaction: Transaction,
  payment: Payment,
  settled: Settled,
  now: Date,
): Promise<void> {
  const { row, before, left } = settled;
  const { agreementId, dueOn } = row;
  const coverageCents = before.coverageCents - (left?.coverageCents ?? 0);
  const feeCents = before.feeCents - (left?.feeCents ?? 0);
  const lateFeeCents = before.lateFeeCents - (left?.lateFeeCents ?? 0);
  await changeScheduled(transaction, row.id, {
    status: left === null ? 'paid' : 'partially-paid',
    paidAt: now,
    coveragePaidCents: row.coveragePaidCents + coverageCents,
    feePaidCents: row.feePaidCents + feeCents,
  });
  const paymentId = payment.id;
  if (before.rentCents > 0) {
    await putCharge(transaction, {
      agreementId,
      dueOn,
      kind: 'renewal',
      amountCents: before.rentCents + before.coverageCents + before.feeCents,
      taxCents: before.taxCents,
      status: 'paid',
      paymentId,
    });
  }
  // A fee that is left is kept as it is today: it grows no more once the rent is paid.
  if (before.lateFeeCents > 0) {
    const isPaid = lateFeeCents === before.lateFeeCents;
    await putCharge(transaction, {
      agreementId,
      dueOn,
      kind: 'late-fee',
      amountCents: before.lateFeeCents + settled.lateFeeSettledCents,
      settledCents: lateFeeCents + settled.lateFeeSettledCents,
      status: isPaid ? 'paid' : 'due',
      paymentId,
    });
  }
}

function ledgerParts(parts: PaymentParts, rows: readonly Settled[]): [Bucket, number][] {
  const clubCents = rows.reduce((sum, row) => sum + splitCoverage(row).clubCents, 0);
  const all: [Bucket, number][] = [
    ['rent', parts.rentCents],
    ['payoff', parts.buyOutCents],
    ['coverage', parts.coverageCents - clubCents],
    ['club', clubCents],
    ['processing-fee', parts.feeCents],
    ['late-fee', parts.lateFeeCents],
    ['tax', parts.taxCents],
  ];
  return all.filter(([, cents]) => cents > 0);
}

async function writeEntries(
  transaction: Transaction,
  payment: Payment,
  settled: SettledPart,
  rows: readonly Settled[],
) {
  const { part, account, quote } = settled;
  const { agreement } = account;
  const base = {
    customerId: agreement.customerId,
    agreementId: agreement.id,
    storeId: agreement.storeId,
    paymentId: payment.id,
    effectiveOn: part.quotedOn,
  };
  const parts = ledgerParts(quote.parts, rows);
  const suspenseCents = quote.after.suspenseCents - account.suspenseCents;
  const entry = (
    kind: 'charge' | 'payment' | 'allocation' | 'suspense',
    bucket: Bucket,
    amountCents: number,
  ) => (amountCents === 0 ? [] : [{ ...base, kind, bucket, amountCents }]);
  await writeLedger(transaction, [
    ...parts.flatMap(([bucket, cents]) => entry('charge', bucket, cents)),
    ...entry('payment', 'cash', quote.chargeCents),
    ...parts.flatMap(([bucket, cents]) => entry('allocation', bucket, -cents)),
    ...entry('suspense', 'suspense', suspenseCents),
  ]);
  if (suspenseCents !== 0) {
    const { customerId, storeId, agreementId } = base;
    await setSuspense(
      transaction,
      { customerId, storeId, agreementId },
      quote.after.suspenseCents,
      payment.createdAt,
    );
  }
}

/** Writes what a payment settles on one agreement: schedule, charges, ledger, suspense, and the end of it. */
export async function writePart(
  transaction: Transaction,
  payment: Payment,
  settled: SettledPart,
  now: Date,
): Promise<void> {
  const { part, account, quote } = settled;
  const { id } = account.agreement;
  const rows = settledRows(settled);
  for (const row of rows) await writeRow(transaction, payment, row, now);
  await writeEntries(transaction, payment, settled, rows);
  await recordSettled(transaction, part.id, {
    extraRentCents: quote.after.extraRentCents - account.agreement.extraRentCents,
    rows: rows.map(({ row, before, left }) => ({
      sequence: row.sequence,
      isRentPaid: before.rentCents > 0,
      coverageCents: before.coverageCents - (left?.coverageCents ?? 0),
      feeCents: before.feeCents - (left?.feeCents ?? 0),
      lateFeeCents: before.lateFeeCents - (left?.lateFeeCents ?? 0),
    })),
  });
  const paid = new Set(rows.map(({ row }) => row.sequence));
  const paymentsMade = account.schedule.filter(
    ({ sequence, status }) => status === 'paid' || status === 'partially-paid' || paid.has(sequence),
  ).length;
  const ended = { status: 'paid-off', closedOn: part.quotedOn, paidInFullOn: part.quotedOn } as const;
  await changeAgreement(
    transaction,
    id,
    {
      paymentsMade,
      extraRentCents: quote.after.extraRentCents,
      nextDueOn: quote.nextDueDate,
      ...(quote.isOwned ? ended : {}),
    },
    now,
  );
  if (!quote.isOwned) return;
  await cancelScheduled(transaction, id);
  await endAutopay(transaction, id, now);
}
