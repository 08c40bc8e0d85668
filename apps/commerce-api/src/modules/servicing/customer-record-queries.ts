import type { Queryable } from '../../database/connect.ts';
import { and, desc, eq, ne, sql } from '../../database/orm.ts';
import {
  agreements,
  customerAddresses,
  customerPhones,
  customers,
  orderAddresses,
  orders,
} from '../../database/schema/index.ts';

export async function findPrimaryAddress(queryable: Queryable, customerId: string) {
  const [row] = await queryable
    .select()
    .from(customerAddresses)
    .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.isPrimary, true)));
  return row ?? null;
}

export function listPhones(queryable: Queryable, customerId: string) {
  return queryable
    .select()
    .from(customerPhones)
    .where(eq(customerPhones.customerId, customerId))
    .orderBy(desc(customerPhones.isPrimary), customerPhones.createdAt);
}

/** Name and address of the latest order. */
export async function findLatestOrderCustomer(queryable: Queryable, customerId: string) {
  const [row] = await queryable
    .select({ order: orders, address: orderAddresses })
    .from(orders)
    .leftJoin(
      orderAddresses,
      and(eq(orderAddresses.orderNo, orders.orderNo), eq(orderAddresses.kind, 'shipping')),
    )
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row ?? null;
}

/** Whether an agreement of this customer was made here. */
export async function hasAgreement(queryable: Queryable, customerId: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: agreements.id })
    .from(agreements)
    .where(and(eq(agreements.customerId, customerId), ne(agreements.status, 'cancelled')))
    .limit(1);
  return rows.length > 0;
}

/** Whether somebody without an account has a running agreement with this e-mail address on record. */
export async function hasUnlinkedAgreement(queryable: Queryable, email: string): Promise<boolean> {
  const rows = await queryable
    .select({ id: agreements.id })
    .from(agreements)
    .innerJoin(customers, eq(customers.id, agreements.customerId))
    .innerJoin(orders, eq(orders.orderNo, agreements.orderNo))
    .where(
      and(
        eq(agreements.status, 'active'),
        eq(customers.isRegistered, false),
        eq(sql`lower(${orders.email})`, email.toLowerCase()),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
