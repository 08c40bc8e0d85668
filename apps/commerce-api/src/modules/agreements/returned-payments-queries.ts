import { alias, and, asc, eq, notExists, sql } from '../../database/orm.ts';
import {
  agreements,
  charges,
  ledgerEntries,
  payments,
  scheduledPayments,
} from '../../database/schema/index.ts';
import type { Transaction } from './agreements-queries.ts';

/** The completed payment of an authorisation, which is failed from now on; null when there is none. */
export async function markPaymentReturned(
  transaction: Transaction,
  authorizationId: string,
): Promise<string | null> {
  const [row] = await transaction
    .update(payments)
    .set({ status: 'failed', declineCode: 'debit-returned' })
    .where(and(eq(payments.authorizationId, authorizationId), eq(payments.status, 'completed')))
    .returning({ id: payments.id });
  return row?.id ?? null;
}

/** Writes the reversing entry of every entry of a payment, and closes what it charged. */
export async function reversePayment(
  transaction: Transaction,
  paymentId: string,
  effectiveOn: string,
): Promise<void> {
  const reversal = alias(ledgerEntries, 'reversal');
  const reversed = transaction
    .select({ one: sql`1` })
    .from(reversal)
    .where(eq(reversal.reversesId, ledgerEntries.id));
  const entries = await transaction
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.paymentId, paymentId),
        sql`${ledgerEntries.kind} <> 'reversal'`,
        notExists(reversed),
      ),
    )
    .orderBy(asc(ledgerEntries.id));
  if (entries.length > 0) {
    await transaction.insert(ledgerEntries).values(
      entries.map(({ id, createdAt: _createdAt, amountCents, ...entry }) => ({
        ...entry,
        kind: 'reversal' as const,
        reversesId: id,
        amountCents: -amountCents,
        effectiveOn,
        memo: 'debit returned',
      })),
    );
  }
  // What is due again is charged by the payment that settles it.
  await transaction.update(charges).set({ status: 'waived' }).where(eq(charges.paymentId, paymentId));
}

/**
 * The first payment of a running agreement is due again, not before the given day and not after the second payment.
 * @returns its due date
 */
export async function openFirstPaymentAgain(
  transaction: Transaction,
  agreementId: string,
  today: string,
): Promise<string> {
  const ofAgreement = eq(scheduledPayments.agreementId, agreementId);
  const [first, second] = await transaction
    .select()
    .from(scheduledPayments)
    .where(ofAgreement)
    .orderBy(asc(scheduledPayments.sequence))
    .limit(2);
  if (!first) throw new Error(`agreement ${agreementId} has no schedule`);
  const dueOn = second && second.dueOn < today ? second.dueOn : today;
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
