import { householdKey } from '@ownpath/domain/referrals';
import type { Queryable } from '../../database/connect.ts';
import { and, eq, inArray, isNotNull, lt, ne, sql } from '../../database/orm.ts';
import {
  approvalApplications,
  customerAddresses,
  customerPhones,
  orderAddresses,
  orders,
} from '../../database/schema/index.ts';

const homeOf = <T extends typeof customerAddresses | typeof orderAddresses | typeof approvalApplications>(
  table: T,
) => ({ address1: table.address1, address2: table.address2, postalCode: table.postalCode });

/** Where the customer lives by all that they told: address book, orders and applications; and their phones. */
async function readHomes(queryable: Queryable, customerId: string) {
  const rows = [
    ...(await queryable
      .select(homeOf(customerAddresses))
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customerId))),
    ...(await queryable
      .select(homeOf(orderAddresses))
      .from(orderAddresses)
      .innerJoin(orders, eq(orders.orderNo, orderAddresses.orderNo))
      .where(eq(orders.customerId, customerId))),
    ...(await queryable
      .select(homeOf(approvalApplications))
      .from(approvalApplications)
      .where(
        and(eq(approvalApplications.customerId, customerId), isNotNull(approvalApplications.submittedAt)),
      )),
  ];
  const phones = await queryable
    .select({ phone: customerPhones.phone })
    .from(customerPhones)
    .where(eq(customerPhones.customerId, customerId));
  const orderPhones = await queryable
    .select({ phone: orders.phone })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNotNull(orders.phone)));
  const zips = [...new Set(rows.flatMap(({ postalCode }) => postalCode?.slice(0, 5) ?? []))];
  return {
    keys: new Set(rows.flatMap((row) => householdKey(row) ?? [])),
    phones: new Set([...phones, ...orderPhones].flatMap(({ phone }) => phone ?? [])),
    zips,
  };
}

/** Another customer had an order at one of these homes before. */
async function isKnownHome(
  queryable: Queryable,
  home: { readonly keys: ReadonlySet<string>; readonly zips: readonly string[] },
  friend: { readonly customerId: string; readonly since: Date },
): Promise<boolean> {
  if (home.zips.length === 0) return false;
  const others = await queryable
    .selectDistinct(homeOf(orderAddresses))
    .from(orderAddresses)
    .innerJoin(orders, eq(orders.orderNo, orderAddresses.orderNo))
    .where(
      and(
        inArray(sql`left(${orderAddresses.postalCode}, 5)`, [...home.zips]),
        eq(orders.status, 'confirmed'),
        ne(orders.customerId, friend.customerId),
        lt(orders.createdAt, friend.since),
      ),
    );
  return others.some((row) => home.keys.has(householdKey(row) ?? ''));
}

/**
 * Whether a friend shares a home or a phone with the customer who invited, or lives where an earlier customer does.
 * @param friend.since when the friend's agreement was made
 */
export async function isSameHousehold(
  queryable: Queryable,
  friend: { readonly customerId: string; readonly since: Date },
  advocateId: string,
): Promise<boolean> {
  const theirs = await readHomes(queryable, friend.customerId);
  const own = await readHomes(queryable, advocateId);
  const isShared =
    [...theirs.keys].some((key) => own.keys.has(key)) ||
    [...theirs.phones].some((phone) => own.phones.has(phone));
  return isShared || isKnownHome(queryable, theirs, friend);
}
