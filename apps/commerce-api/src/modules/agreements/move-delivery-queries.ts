import type { DeliveryMove } from '@ownpath/domain/servicing';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, inArray, max, sql } from '../../database/orm.ts';
import { agreements, orderItems, scheduledPayments } from '../../database/schema/index.ts';

/** The day of delivery that the order promised. */
export async function findPromisedDay(queryable: Queryable, orderNo: string | null): Promise<string | null> {
  if (orderNo === null) return null;
  const [row] = await queryable
    .select({ day: max(orderItems.estimatedDeliveryTo) })
    .from(orderItems)
    .where(eq(orderItems.orderNo, orderNo));
  return row?.day ?? null;
}

/** Every unpaid payment, the days that the payments cover, and the agreement's own dates. */
export async function moveDates(
  transaction: Transaction,
  agreementId: string,
  move: DeliveryMove,
  now: Date,
): Promise<void> {
  const { days, rentStartsOn, sameAsCashUntil, nextDueOn } = move;
  await transaction
    .update(scheduledPayments)
    .set({ coversTo: sql`${scheduledPayments.coversTo} + ${days}::int` })
    .where(eq(scheduledPayments.agreementId, agreementId));
  await transaction
    .update(scheduledPayments)
    .set({ dueOn: sql`${scheduledPayments.dueOn} + ${days}::int` })
    .where(
      and(eq(scheduledPayments.agreementId, agreementId), inArray(scheduledPayments.status, ['scheduled'])),
    );
  await transaction
    .update(agreements)
    .set({
      rentStartsOn,
      sameAsCashUntil,
      nextDueOn,
      updatedAt: now,
      version: sql`${agreements.version} + 1`,
    })
    .where(eq(agreements.id, agreementId));
}
