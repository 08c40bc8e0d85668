import { type CalendarDate, isBefore } from '@ownpath/domain/dates';
import { dueDatesAfterReturn, openPayments } from '@ownpath/domain/servicing';
import {
  changeAgreement,
  changeScheduled,
  type PaymentAgreement,
  type Transaction,
} from './account-payment-queries.ts';
import { findLateFee, toRentalAccount } from './agreement-status.ts';
import { dropCharges, openLateFee, reopenAgreement } from './debit-queries.ts';
import { accountOf } from './payment-quotes.ts';
import { type AgreementAccount, listAgreementAccounts } from './servicing-queries.ts';
import { addSuspense } from './suspense-queries.ts';

type Row = NonNullable<PaymentAgreement['settled']>['rows'][number];

const isWhole = (row: AgreementAccount['schedule'][number]) =>
  row.coveragePaidCents >= row.coverageCents + row.clubCents && row.feePaidCents >= row.processingFeeCents;

/** A payment of the schedule owes again what was settled of it. */
async function openRow(
  transaction: Transaction,
  account: AgreementAccount,
  settled: Row,
  dueOn: CalendarDate | undefined,
): Promise<void> {
  const row = account.schedule.find(({ sequence }) => sequence === settled.sequence);
  if (!row) return;
  const { coverageCents, feeCents, lateFeeCents, isRentPaid } = settled;
  const fee = findLateFee(account, row.dueOn);
  if (fee && lateFeeCents > 0) await openLateFee(transaction, fee.id, lateFeeCents);
  const after = {
    ...row,
    coveragePaidCents: Math.max(0, row.coveragePaidCents - coverageCents),
    feePaidCents: Math.max(0, row.feePaidCents - feeCents),
  };
  const { coveragePaidCents, feePaidCents } = after;
  const isPartOpen = lateFeeCents > 0 || !isWhole(after);
  await changeScheduled(transaction, row.id, {
    coveragePaidCents,
    feePaidCents,
    ...(isRentPaid
      ? { status: 'scheduled', paidAt: null, dueOn: dueOn ?? row.dueOn }
      : { status: isPartOpen ? 'partially-paid' : row.status }),
  });
}

const countPaid = ({ schedule }: AgreementAccount) =>
  schedule.filter(({ status }) => status === 'paid' || status === 'partially-paid').length;

/**
 * Takes back on one agreement what a debit settled that came back. The agreement goes on, also one that it paid off; what
 * later payments settled stays.
 * @returns the day on which something is due; null when nothing is, or the agreement has ended otherwise
 */
export async function undoPart(
  transaction: Transaction,
  { customerId, paymentId }: { readonly customerId: string; readonly paymentId: string },
  part: PaymentAgreement,
  at: { readonly now: Date /** Calendar day at the store. */; readonly today: CalendarDate },
): Promise<CalendarDate | null> {
  const load = async () => accountOf(await listAgreementAccounts(transaction, customerId), part.agreementId);
  const before = await load();
  const { agreement } = before;
  const { id, storeId, status } = agreement;
  const settled = part.settled ?? { extraRentCents: 0, rows: [] };
  if (status !== 'active' && status !== 'paid-off') return null;
  if (status === 'paid-off') await reopenAgreement(transaction, id, part.isOwned);
  const account = status === 'paid-off' ? await load() : before;
  const returned = settled.rows
    .filter(({ isRentPaid }) => isRentPaid)
    .flatMap(({ sequence, lateFeeCents }) => {
      const row = account.schedule.find((one) => one.sequence === sequence);
      if (!row) return [];
      const hasLateFee = lateFeeCents > 0 || findLateFee(account, row.dueOn) !== undefined;
      return [{ number: sequence, dueDate: row.dueOn, hasLateFee }];
    });
  const schedule = account.schedule.map(({ sequence, dueOn }) => ({ number: sequence, dueDate: dueOn }));
  const dates = dueDatesAfterReturn(returned, schedule, at.today);
  for (const row of settled.rows) await openRow(transaction, account, row, dates.get(row.sequence));
  await dropCharges(transaction, paymentId, id);
  const creditCents = part.suspenseAfterCents - part.suspenseBeforeCents;
  if (creditCents !== 0) {
    const owner = { customerId, storeId, agreementId: id };
    await addSuspense(transaction, owner, -creditCents, at.now);
  }
  const extraRentCents = Math.max(0, agreement.extraRentCents - settled.extraRentCents);
  const after = await load();
  const open = openPayments(
    toRentalAccount({ ...after, agreement: { ...after.agreement, extraRentCents } }, at.today),
  );
  const nextDueOn = open.map(({ dueDate }) => dueDate).reduce<CalendarDate | null>(earlier, null);
  const paymentsMade = countPaid(after);
  await changeAgreement(transaction, id, { extraRentCents, paymentsMade, nextDueOn }, at.now);
  return nextDueOn;
}

const earlier = (a: CalendarDate | null, b: CalendarDate) => (a === null || isBefore(b, a) ? b : a);
