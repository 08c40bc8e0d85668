import type { Transaction } from '../../database/connect.ts';
import { eq, sql } from '../../database/orm.ts';
import { agreements, type ScheduledPayment, scheduledPayments } from '../../database/schema/index.ts';

type Owed = { readonly rentCents: number; readonly taxCents: number; readonly coverageCents: number };

/** What is left to pay of a payment; null when it will never fall due. */
export async function changeOwed(
  transaction: Transaction,
  row: ScheduledPayment,
  owed: Owed | null,
): Promise<void> {
  const fields = owed
    ? {
        rentCents: owed.rentCents,
        taxCents: owed.taxCents,
        coverageCents: owed.coverageCents + row.coveragePaidCents,
        clubCents: 0,
      }
    : { status: 'cancelled' as const };
  await transaction.update(scheduledPayments).set(fields).where(eq(scheduledPayments.id, row.id));
}

export async function markReturned(
  transaction: Transaction,
  agreementId: string,
  closedOn: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(agreements)
    .set({
      status: 'returned',
      closedOn,
      nextDueOn: null,
      updatedAt: now,
      version: sql`${agreements.version} + 1`,
    })
    .where(eq(agreements.id, agreementId));
}
