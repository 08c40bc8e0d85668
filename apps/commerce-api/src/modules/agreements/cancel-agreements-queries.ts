import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, inArray, isNull, sql } from '../../database/orm.ts';
import {
  accountBalances,
  agreements,
  appointmentSlots,
  appointments,
  autopayEnrollments,
  charges,
  scheduledPayments,
} from '../../database/schema/index.ts';
import { enqueueJob } from '../../jobs/queue.ts';

/** An agreement that is paid and has not ended. */
const RUNNING = ['preliminary-invoiced', 'preliminary-paid', 'active'] as const;

/** The order's agreements that have not ended, locked in a transaction. */
export async function lockRunningAgreements(transaction: Transaction, orderNo: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(eq(agreements.orderNo, orderNo), inArray(agreements.status, [...RUNNING])))
    .orderBy(agreements.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Something was delivered, or is on its way to the customer. */
export async function isDeliveryUnderWay(queryable: Queryable, orderNo: string): Promise<boolean> {
  const [row] = await queryable
    .select({
      isUnderWay: sql<boolean>`coalesce(bool_or(${agreements.deliveredOn} is not null
        or ${appointments.status} in ('on-the-way', 'completed')), false)`,
    })
    .from(agreements)
    .leftJoin(
      appointments,
      and(eq(appointments.agreementId, agreements.id), inArray(appointments.kind, ['delivery', 'carry-out'])),
    )
    .where(eq(agreements.orderNo, orderNo));
  return row?.isUnderWay ?? false;
}

export async function markCancelled(
  transaction: Transaction,
  agreementIds: readonly string[],
  closedOn: string,
  now: Date,
): Promise<void> {
  const ids = [...agreementIds];
  await transaction
    .update(agreements)
    .set({
      status: 'cancelled',
      closedOn,
      nextDueOn: null,
      updatedAt: now,
      version: sql`${agreements.version} + 1`,
    })
    .where(inArray(agreements.id, ids));
  await transaction
    .update(scheduledPayments)
    .set({ status: 'cancelled' })
    .where(
      and(inArray(scheduledPayments.agreementId, ids), inArray(scheduledPayments.status, ['scheduled'])),
    );
  await transaction
    .update(autopayEnrollments)
    .set({ cancelledAt: now })
    .where(and(inArray(autopayEnrollments.agreementId, ids), isNull(autopayEnrollments.cancelledAt)));
  await transaction.update(charges).set({ status: 'waived' }).where(inArray(charges.agreementId, ids));
}

/** Tells the store of a visit, its new day or its end. */
export const TELL_STORE = 'tell-store-of-visit';

/** Cancels the booked visits, frees their places and tells the store, whose crew would come otherwise. */
export async function cancelDeliveries(
  transaction: Transaction,
  agreementIds: readonly string[],
  now: Date,
): Promise<void> {
  const booked = await transaction
    .update(appointments)
    .set({ status: 'cancelled', updatedAt: now, version: sql`${appointments.version} + 1` })
    .where(and(inArray(appointments.agreementId, [...agreementIds]), eq(appointments.status, 'scheduled')))
    .returning();
  for (const { id, version, storeId, scheduledOn, startsAt } of booked) {
    await enqueueJob(transaction, {
      kind: TELL_STORE,
      payload: { visitId: id },
      idempotencyKey: `${id}:${version}`,
      runAt: now,
    });
    await transaction
      .update(appointmentSlots)
      .set({ booked: sql`greatest(${appointmentSlots.booked} - 1, 0)` })
      .where(
        and(
          eq(appointmentSlots.storeId, storeId),
          eq(appointmentSlots.slotDate, scheduledOn),
          eq(appointmentSlots.startsAt, startsAt),
        ),
      );
  }
}

/** Money in suspense is part of what is given back. */
export async function clearSuspense(
  transaction: Transaction,
  agreementIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction
    .update(accountBalances)
    .set({ balanceCents: 0, updatedAt: now })
    .where(
      and(
        inArray(accountBalances.agreementId, [...agreementIds]),
        eq(accountBalances.accountType, 'suspense'),
      ),
    );
}
