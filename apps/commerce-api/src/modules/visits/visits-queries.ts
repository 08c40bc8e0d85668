import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, notExists, or, sql } from '../../database/orm.ts';
import {
  type Appointment,
  agreements,
  appointmentSlots,
  appointments,
  customers,
  orderItems,
  orders,
  paymentAgreements,
  stores,
} from '../../database/schema/index.ts';
import { enqueueJob, type NewJob } from '../../jobs/queue.ts';

export type { Appointment, Queryable, Transaction };

export const planJob = (transaction: Transaction, job: NewJob) => enqueueJob(transaction, job);

const agreementColumns = {
  agreement: agreements,
  store: {
    timeZone: stores.timeZone,
    visitsPerSlot: stores.visitsPerSlot,
    isHighRisk: stores.isHighRisk,
    isOnlineReturnEnabled: stores.isOnlineReturnEnabled,
    address1: stores.address1,
    phone: stores.phone,
  },
};

function selectAgreements(queryable: Queryable) {
  return queryable
    .select(agreementColumns)
    .from(agreements)
    .innerJoin(stores, eq(stores.id, agreements.storeId))
    .$dynamic();
}

/** An agreement with what its store decides about visits. */
export type VisitedAgreement = Awaited<ReturnType<typeof selectAgreements>>[number];

/** By id or number; null for another customer's. */
export async function findOwnAgreement(
  queryable: Queryable,
  customerId: string,
  id: string,
): Promise<VisitedAgreement | null> {
  const [row] = await selectAgreements(queryable).where(
    and(eq(agreements.customerId, customerId), or(eq(agreements.id, id), eq(agreements.agreementNumber, id))),
  );
  return row ?? null;
}

export async function getAgreement(queryable: Queryable, id: string): Promise<VisitedAgreement> {
  const [row] = await selectAgreements(queryable).where(eq(agreements.id, id));
  if (!row) throw new Error('the agreement of a visit is gone');
  return row;
}

/** Rentals of a store that are not delivered and have never had a visit for it. */
export function listUnvisited(queryable: Queryable, storeId: string): Promise<VisitedAgreement[]> {
  const visit = queryable
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(eq(appointments.agreementId, agreements.id), inArray(appointments.kind, ['delivery', 'carry-out'])),
    );
  return selectAgreements(queryable)
    .where(
      and(
        eq(agreements.storeId, storeId),
        eq(agreements.status, 'active'),
        eq(agreements.type, 'rental-purchase'),
        isNull(agreements.deliveredOn),
        notExists(visit),
      ),
    )
    .orderBy(asc(agreements.openedOn), asc(agreements.id));
}

/** Visits, payments and other changes of agreements wait for one another. */
export async function lockAgreements(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .select({ id: agreements.id })
    .from(agreements)
    .where(inArray(agreements.id, [...ids]))
    .orderBy(asc(agreements.id))
    .for('update');
}

export const lockAgreement = (transaction: Transaction, id: string) => lockAgreements(transaction, [id]);

export async function setDelivered(
  transaction: Transaction,
  agreementId: string,
  deliveredOn: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(agreements)
    .set({ deliveredOn, updatedAt: now, version: sql`${agreements.version} + 1` })
    .where(eq(agreements.id, agreementId));
}

/** What the order says about the goods, and who is told. */
export async function findOrderFacts(queryable: Queryable, orderNo: string | null) {
  if (orderNo === null) return null;
  const [order] = await queryable.select().from(orders).where(eq(orders.orderNo, orderNo));
  if (!order) return null;
  const items = await queryable
    .select({ deliveryBand: orderItems.deliveryBand, isHighRisk: orderItems.isHighRisk })
    .from(orderItems)
    .where(eq(orderItems.orderNo, orderNo));
  return { order, items };
}

export async function findEmail(queryable: Queryable, customerId: string): Promise<string | null> {
  const [row] = await queryable
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, customerId));
  return row?.email ?? null;
}

/** The visit of this kind that is under way, else the latest. */
export async function findVisit(
  queryable: Queryable,
  agreementId: string,
  kind: Appointment['kind'],
): Promise<Appointment | null> {
  const [row] = await queryable
    .select()
    .from(appointments)
    .where(and(eq(appointments.agreementId, agreementId), eq(appointments.kind, kind)))
    .orderBy(
      desc(sql`${appointments.status} in ('scheduled', 'on-the-way')`),
      desc(appointments.createdAt),
      desc(appointments.id),
    )
    .limit(1);
  return row ?? null;
}

export async function getVisit(queryable: Queryable, id: string): Promise<Appointment> {
  const [row] = await queryable.select().from(appointments).where(eq(appointments.id, id));
  if (!row) throw new Error('a visit that was planned is gone');
  return row;
}

export async function insertVisit(
  transaction: Transaction,
  visit: typeof appointments.$inferInsert,
): Promise<Appointment> {
  const [row] = await transaction.insert(appointments).values(visit).returning();
  if (!row) throw new Error('the visit was not stored');
  return row;
}

/** Changes a visit that is still under way; null when it has ended meanwhile. */
export async function changeVisit(
  transaction: Transaction,
  id: string,
  fields: Partial<typeof appointments.$inferInsert>,
  now: Date,
): Promise<Appointment | null> {
  const [row] = await transaction
    .update(appointments)
    .set({ ...fields, updatedAt: now, version: sql`${appointments.version} + 1` })
    .where(and(eq(appointments.id, id), inArray(appointments.status, ['scheduled', 'on-the-way'])))
    .returning();
  return row ?? null;
}

export function listSlots(queryable: Queryable, storeId: string, from: string, to: string) {
  return queryable
    .select()
    .from(appointmentSlots)
    .where(
      and(
        eq(appointmentSlots.storeId, storeId),
        gte(appointmentSlots.slotDate, from),
        lte(appointmentSlots.slotDate, to),
      ),
    );
}

type SlotKey = Pick<Appointment, 'storeId' | 'scheduledOn' | 'startsAt' | 'endsAt'>;

/** Takes a place in a slot; false when there is none. */
export async function takePlace(
  transaction: Transaction,
  { storeId, scheduledOn, startsAt, endsAt }: SlotKey,
  capacity: number,
): Promise<boolean> {
  await transaction
    .insert(appointmentSlots)
    .values({ storeId, slotDate: scheduledOn, startsAt, endsAt, capacity })
    .onConflictDoNothing();
  const rows = await transaction
    .update(appointmentSlots)
    .set({ booked: sql`${appointmentSlots.booked} + 1` })
    .where(
      and(isSlot({ storeId, scheduledOn, startsAt }), lt(appointmentSlots.booked, appointmentSlots.capacity)),
    )
    .returning({ booked: appointmentSlots.booked });
  return rows.length > 0;
}

export async function freePlace(transaction: Transaction, slot: Omit<SlotKey, 'endsAt'>): Promise<void> {
  await transaction
    .update(appointmentSlots)
    .set({ booked: sql`greatest(${appointmentSlots.booked} - 1, 0)` })
    .where(isSlot(slot));
}

function isSlot({ storeId, scheduledOn, startsAt }: Omit<SlotKey, 'endsAt'>) {
  return and(
    eq(appointmentSlots.storeId, storeId),
    eq(appointmentSlots.slotDate, scheduledOn),
    eq(appointmentSlots.startsAt, startsAt),
  );
}

/** A payment on the agreement has no answer yet: what it settles must not move. */
export async function isPaymentPending(queryable: Queryable, agreementId: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: paymentAgreements.id })
    .from(paymentAgreements)
    .where(and(eq(paymentAgreements.agreementId, agreementId), eq(paymentAgreements.state, 'pending')))
    .limit(1);
  return rows.length > 0;
}
