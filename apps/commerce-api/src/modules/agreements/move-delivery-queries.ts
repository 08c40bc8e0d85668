import type { OrderVisit } from '@ownpath/contracts/orders';
import type { DeliveryMove } from '@ownpath/domain/servicing';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, inArray, max, ne, sql } from '../../database/orm.ts';
import { agreements, appointments, orderItems, scheduledPayments } from '../../database/schema/index.ts';

/** The day of delivery that the order promised. */
export async function findPromisedDay(queryable: Queryable, orderNo: string | null): Promise<string | null> {
  if (orderNo === null) return null;
  const [row] = await queryable
    .select({ day: max(orderItems.estimatedDeliveryTo) })
    .from(orderItems)
    .where(eq(orderItems.orderNo, orderNo));
  return row?.day ?? null;
}

/** The visit that brings the goods, the live one if several were planned; null without one. */
export async function findDeliveryVisit(
  queryable: Queryable,
  agreementId: string,
): Promise<OrderVisit | null> {
  const [visit] = await queryable
    .select({
      date: appointments.scheduledOn,
      startsAt: sql<string>`left(${appointments.startsAt}::text, 5)`,
      endsAt: sql<string>`left(${appointments.endsAt}::text, 5)`,
      version: appointments.version,
      status: appointments.status,
    })
    .from(appointments)
    .where(
      and(
        eq(appointments.agreementId, agreementId),
        inArray(appointments.kind, ['delivery', 'carry-out']),
        ne(appointments.status, 'cancelled'),
      ),
    )
    .orderBy(
      desc(sql`${appointments.status} in ('scheduled', 'on-the-way')`),
      desc(appointments.createdAt),
      desc(appointments.id),
    )
    .limit(1);
  if (!visit || visit.status === 'cancelled') return null;
  return { ...visit, status: visit.status };
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
