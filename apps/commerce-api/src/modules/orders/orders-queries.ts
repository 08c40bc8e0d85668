import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, count, desc, eq, gte, inArray, lte, ne, sql } from '../../database/orm.ts';
import {
  customers,
  idempotencyKeys,
  type Order,
  type OrderAddress,
  type OrderItem,
  orderAddresses,
  orderItems,
  orders,
  type SignatureEnvelope,
  signatureEnvelopes,
  stores,
} from '../../database/schema/index.ts';
import { enqueueJob, type NewJob } from '../../jobs/queue.ts';

export type { Order as OrderRow, OrderItem as OrderItemRow, Queryable, Transaction };

type NewOrder = typeof orders.$inferInsert;
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'orderNo'>;
export type NewOrderAddress = Omit<typeof orderAddresses.$inferInsert, 'orderNo' | 'kind'>;

const KEY_LIFE_MS = 7 * 24 * 60 * 60_000;

export function planJob(transaction: Transaction, job: NewJob): Promise<boolean> {
  return enqueueJob(transaction, job);
}

/** An order's store: the state whose law the agreement follows, and its risk. */
export async function getStoreOfOrder(queryable: Queryable, storeId: string) {
  const [row] = await queryable
    .select({ stateCode: stores.stateCode, timeZone: stores.timeZone, isHighRisk: stores.isHighRisk })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!row) throw new Error(`store ${storeId} is gone`);
  return row;
}

/** Stores an idempotency key with its request; false when the key was used for another request. */
export async function claimKey(
  queryable: Queryable,
  claim: { readonly scope: string; readonly key: string; readonly requestHash: string; readonly now: Date },
): Promise<boolean> {
  const { now, ...fields } = claim;
  await queryable
    .insert(idempotencyKeys)
    .values({ ...fields, lockedUntil: now, createdAt: now, expiresAt: new Date(now.getTime() + KEY_LIFE_MS) })
    .onConflictDoNothing();
  const [row] = await queryable
    .select({ requestHash: idempotencyKeys.requestHash })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, fields.scope), eq(idempotencyKeys.key, fields.key)));
  return row?.requestHash === fields.requestHash;
}

export async function nextOrderNo(transaction: Transaction): Promise<string> {
  const { rows } = await transaction.execute<{ value: string }>(
    sql`select nextval('order_numbers') as value`,
  );
  return String(rows[0]?.value).padStart(8, '0');
}

/** Writes the complete order; replaces an earlier unpaid one of the same basket. */
export async function putOrder(
  transaction: Transaction,
  order: NewOrder,
  items: readonly NewOrderItem[],
  addresses: { readonly shipping: NewOrderAddress; readonly billing: NewOrderAddress | null },
): Promise<void> {
  const { orderNo, ...fields } = order;
  await transaction.insert(orders).values(order).onConflictDoUpdate({ target: orders.orderNo, set: fields });
  await transaction.delete(orderItems).where(eq(orderItems.orderNo, orderNo));
  await transaction.insert(orderItems).values(items.map((item) => ({ ...item, orderNo })));
  await transaction.delete(orderAddresses).where(eq(orderAddresses.orderNo, orderNo));
  const { shipping, billing } = addresses;
  await transaction
    .insert(orderAddresses)
    .values([
      { ...shipping, orderNo, kind: 'shipping' },
      ...(billing ? [{ ...billing, orderNo, kind: 'billing' } as const] : []),
    ]);
}

/** The order of a basket whose first payment is not authorised yet: a declined card leaves it, another one uses it. */
export async function findUnpaidOrderOfBasket(queryable: Queryable, basketId: string): Promise<Order | null> {
  const [row] = await queryable
    .select()
    .from(orders)
    .where(and(eq(orders.basketId, basketId), eq(orders.status, 'created')));
  return row ?? null;
}

type Owner = { readonly customerIds: readonly string[]; readonly siteId: string };

const ownedBy = ({ customerIds, siteId }: Owner) =>
  and(inArray(orders.customerId, [...customerIds]), eq(orders.siteId, siteId));

/** Signed orders of the owner whose charge was declined, locked. */
export function lockFailedOrders(transaction: Transaction, owner: Owner): Promise<Order[]> {
  return transaction
    .select()
    .from(orders)
    .where(and(ownedBy(owner), eq(orders.status, 'failed')))
    .orderBy(asc(orders.orderNo))
    .for('update');
}

/** The owner's latest orders, the newest first, without orders that were never paid. */
export function listLatestOrders(queryable: Queryable, owner: Owner, limit: number): Promise<Order[]> {
  return queryable
    .select()
    .from(orders)
    .where(and(ownedBy(owner), ne(orders.status, 'created')))
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(limit);
}

export async function findOrder(queryable: Queryable, orderNo: string): Promise<Order | null> {
  const [row] = await queryable.select().from(orders).where(eq(orders.orderNo, orderNo));
  return row ?? null;
}

/** A page of the paid orders, newest first, and the total. */
export async function pageOfOrders(
  queryable: Queryable,
  filter: {
    readonly customerId: string;
    readonly siteId: string;
    readonly status: Order['status'] | undefined;
    readonly from: Date | undefined;
    readonly until: Date | undefined;
  },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly rows: Order[] }> {
  const { customerId, siteId, status, from, until } = filter;
  const condition = and(
    eq(orders.customerId, customerId),
    eq(orders.siteId, siteId),
    status === undefined ? ne(orders.status, 'created') : eq(orders.status, status),
    from === undefined ? undefined : gte(orders.createdAt, from),
    until === undefined ? undefined : lte(orders.createdAt, until),
  );
  const [counted] = await queryable.select({ total: count() }).from(orders).where(condition);
  const rows = await queryable
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(page.limit)
    .offset(page.offset);
  return { total: counted?.total ?? 0, rows };
}

export async function lockOrder(transaction: Transaction, orderNo: string): Promise<Order> {
  const [row] = await transaction.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update');
  if (!row) throw new Error(`order ${orderNo} is gone`);
  return row;
}

export function listOrderItems(queryable: Queryable, orderNo: string): Promise<OrderItem[]> {
  return queryable
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderNo, orderNo))
    .orderBy(asc(orderItems.sequence));
}

/** The addresses of an order, and whether its customer has an account. */
export async function loadOrderCustomer(
  queryable: Queryable,
  order: Order,
): Promise<{ readonly isGuest: boolean; readonly addresses: readonly OrderAddress[] }> {
  const rows = await queryable
    .select({ isRegistered: customers.isRegistered, address: orderAddresses })
    .from(customers)
    .leftJoin(orderAddresses, eq(orderAddresses.orderNo, order.orderNo))
    .where(eq(customers.id, order.customerId));
  return {
    isGuest: rows[0]?.isRegistered !== true,
    addresses: rows.flatMap(({ address }) => address ?? []),
  };
}

/** Changes the order's status from one of the given ones; false when it is in another. */
export async function moveOrder(
  transaction: Transaction,
  orderNo: string,
  from: readonly Order['status'][],
  fields: Partial<Pick<Order, 'status' | 'confirmedAt' | 'cancelReason'>>,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .update(orders)
    .set({ ...fields, updatedAt: now, version: sql`${orders.version} + 1` })
    .where(and(eq(orders.orderNo, orderNo), inArray(orders.status, [...from])))
    .returning({ orderNo: orders.orderNo });
  return rows.length > 0;
}

export type { SignatureEnvelope };

export function listEnvelopes(queryable: Queryable, agreementId: string): Promise<SignatureEnvelope[]> {
  return queryable
    .select()
    .from(signatureEnvelopes)
    .where(eq(signatureEnvelopes.agreementId, agreementId))
    .orderBy(desc(signatureEnvelopes.createdAt));
}

export async function insertEnvelope(
  transaction: Transaction,
  envelope: typeof signatureEnvelopes.$inferInsert,
): Promise<SignatureEnvelope> {
  const [row] = await transaction.insert(signatureEnvelopes).values(envelope).returning();
  if (!row) throw new Error('the envelope was not stored');
  return row;
}

/** Changes an open envelope; others do not change. */
export async function moveEnvelope(
  queryable: Queryable,
  id: string,
  fields: Partial<SignatureEnvelope>,
  now: Date,
): Promise<void> {
  await queryable
    .update(signatureEnvelopes)
    .set({ ...fields, updatedAt: now })
    .where(and(eq(signatureEnvelopes.id, id), inArray(signatureEnvelopes.status, ['requested', 'created'])));
}
