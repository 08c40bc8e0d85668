import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/connect.ts';
import {
  type Customer,
  customerAddresses,
  customerPhones,
  customers,
  orderAddresses,
  orders,
} from '../../database/schema/index.ts';

export type { Queryable };

/** The caller's row; the token names it, so it is there. */
export async function getCustomerRow(queryable: Queryable, id: string): Promise<Customer> {
  const [row] = await queryable.select().from(customers).where(eq(customers.id, id));
  if (!row) throw new Error('the customer of a valid token is gone');
  return row;
}

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

/** Who a guest said to be in their latest order. */
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
