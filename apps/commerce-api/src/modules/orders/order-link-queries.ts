import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, inArray, isNull, or, sql } from '../../database/orm.ts';
import { type Order, orderLinks, orders } from '../../database/schema/index.ts';

/** The placed order with this number that was confirmed to this address; null for any other. */
export async function findOrderByEmail(
  queryable: Queryable,
  found: { readonly orderNo: string; readonly email: string; readonly siteId: string },
): Promise<Order | null> {
  const [row] = await queryable
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.orderNo, found.orderNo),
        eq(orders.siteId, found.siteId),
        sql`lower(${orders.email}) = ${found.email}`,
        sql`${orders.status} <> 'created'`,
      ),
    );
  return row ?? null;
}

export async function insertOrderLink(
  transaction: Transaction,
  link: typeof orderLinks.$inferInsert,
): Promise<void> {
  await transaction.insert(orderLinks).values(link);
}

/** Opens a link for one visitor, who may open it again; null when it is unknown, another's or too old. */
export async function openLink(
  queryable: Queryable,
  opened: {
    readonly tokenHash: string;
    readonly customerId: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<string | null> {
  const { tokenHash, customerId, now, expiresAt } = opened;
  const [row] = await queryable
    .update(orderLinks)
    .set({ customerId, expiresAt })
    .where(
      and(
        eq(orderLinks.tokenHash, tokenHash),
        gt(orderLinks.expiresAt, now),
        or(isNull(orderLinks.customerId), eq(orderLinks.customerId, customerId)),
      ),
    )
    .returning({ orderNo: orderLinks.orderNo });
  return row?.orderNo ?? null;
}

export async function hasOpenedLink(
  queryable: Queryable,
  orderNo: string,
  customerIds: readonly string[],
  now: Date,
): Promise<boolean> {
  const [row] = await queryable
    .select({ orderNo: orderLinks.orderNo })
    .from(orderLinks)
    .where(
      and(
        eq(orderLinks.orderNo, orderNo),
        inArray(orderLinks.customerId, [...customerIds]),
        gt(orderLinks.expiresAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}
