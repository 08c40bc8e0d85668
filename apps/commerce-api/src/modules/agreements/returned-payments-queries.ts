import { type DebitReturnReason, dueDatesAfterReturn } from '@ownpath/domain/servicing';
import { and, asc, eq, lte, sql } from '../../database/orm.ts';
import { agreements, charges, payments, scheduledPayments } from '../../database/schema/index.ts';
import type { Transaction } from './agreements-queries.ts';
import { reversePaymentEntries } from './reverse-entries-queries.ts';

/** The completed payment of an authorisation, which is failed from now on; null when there is none. */
export async function markPaymentReturned(
  transaction: Transaction,
  authorizationId: string,
  { now, reason }: { readonly now: Date; readonly reason: DebitReturnReason },
): Promise<string | null> {
  const [row] = await transaction
    .update(payments)
    .set({
      status: 'failed',
      declineCode: 'debit-returned',
      debitState: 'returned',
      returnedAt: now,
      returnReason: reason,
    })
    .where(and(eq(payments.authorizationId, authorizationId), eq(payments.status, 'completed')))
    .returning({ id: payments.id });
  return row?.id ?? null;
}

/** A debit that the bank has not returned until its day is settled. @returns false when it was, or is not yet */
export async function markDebitSettled(
  transaction: Transaction,
  authorizationId: string,
  /** Calendar day at the store. */
  today: string,
): Promise<boolean> {
  const rows = await transaction
    .update(payments)
    .set({ debitState: 'settled' })
    .where(
      and(
        eq(payments.authorizationId, authorizationId),
        eq(payments.debitState, 'pending'),
        lte(payments.debitSettlesOn, today),
      ),
    )
    .returning({ id: payments.id });
  return rows.length > 0;
}

/** Writes the reversing entry of every entry of a payment, and closes what it charged. */
export async function reversePayment(
  transaction: Transaction,
  paymentId: string,
  effectiveOn: string,
): Promise<void> {
  await reversePaymentEntries(transaction, paymentId, { effectiveOn, memo: 'debit returned' });
  // What is due again is charged by the payment that settles it.
  await transaction.update(charges).set({ status: 'waived' }).where(eq(charges.paymentId, paymentId));
}

/**
 * The first payment of a running agreement is due again, by the rule of every returned payment: always before the second,
 * so that each has its own late fee.
 * @returns its due date
 */
export async function openFirstPaymentAgain(
  transaction: Transaction,
  agreementId: string,
  today: string,
): Promise<string> {
  const ofAgreement = eq(scheduledPayments.agreementId, agreementId);
  const schedule = await transaction
    .select()
    .from(scheduledPayments)
    .where(ofAgreement)
    .orderBy(asc(scheduledPayments.sequence))
    .limit(2);
  const [first] = schedule;
  if (!first) throw new Error(`agreement ${agreementId} has no schedule`);
  const dates = schedule.map(({ sequence, dueOn }) => ({
    number: sequence,
    dueDate: dueOn,
    hasLateFee: false,
  }));
  const dueOn = dueDatesAfterReturn(dates.slice(0, 1), dates, today).get(first.sequence) ?? today;
  await transaction
    .update(scheduledPayments)
    .set({ status: 'scheduled', paidAt: null, dueOn })
    .where(eq(scheduledPayments.id, first.id));
  await transaction
    .update(agreements)
    .set({
      paymentsMade: sql`greatest(0, ${agreements.paymentsMade} - 1)`,
      nextDueOn: dueOn,
      version: sql`${agreements.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(agreements.id, agreementId));
  return dueOn;
}
