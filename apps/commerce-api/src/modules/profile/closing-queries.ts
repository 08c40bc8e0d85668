import { type ClosingFacts, KEPT_RECORDS, type KeptRecord } from '@ownpath/domain/profile';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from '../../database/orm.ts';
import {
  accountBalances,
  agreements,
  applicationDrafts,
  approvalApplications,
  autopayEnrollments,
  basketReservations,
  baskets,
  type Customer,
  contactChanges,
  customerAddresses,
  customerConsents,
  customerCredentials,
  customerIdentityLinks,
  customerPhones,
  customers,
  orders,
  passwordResetTokens,
  paymentAuthorizations,
  paymentCaptures,
  paymentRefunds,
  payments,
  productLists,
  reservationDeposits,
  savedPaymentMethods,
  shopperActivities,
} from '../../database/schema/index.ts';
import { countOpenExchanges } from '../exchanges/index.ts';

export type { Customer, Queryable, Transaction };

const OPEN_AGREEMENTS = ['pending', 'preliminary-invoiced', 'preliminary-paid', 'active'] as const;

async function countOf(
  queryable: Queryable,
  table: typeof agreements | typeof orders | typeof payments,
  where: SQL | undefined,
) {
  const [row] = await queryable.select({ count: sql<number>`count(*)::int` }).from(table).where(where);
  return row?.count ?? 0;
}

/** Deposits that a store has, for items that it holds. */
async function countOpenDeposits(queryable: Queryable, customerId: string): Promise<number> {
  const rows = await queryable
    .select({ id: reservationDeposits.id })
    .from(reservationDeposits)
    .leftJoin(basketReservations, eq(basketReservations.id, reservationDeposits.reservationId))
    .innerJoin(
      baskets,
      sql`${baskets.id} = coalesce(${basketReservations.basketId}, ${reservationDeposits.basketId})`,
    )
    .where(and(eq(baskets.customerId, customerId), inArray(reservationDeposits.state, ['pending', 'paid'])));
  return rows.length;
}

export async function readClosingFacts(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<ClosingFacts> {
  const openAgreements = await countOf(
    queryable,
    agreements,
    and(eq(agreements.customerId, customerId), inArray(agreements.status, [...OPEN_AGREEMENTS])),
  );
  const openOrders = await countOf(
    queryable,
    orders,
    and(eq(orders.customerId, customerId), inArray(orders.status, ['created', 'awaiting-signature'])),
  );
  const pendingPayments = await countOf(
    queryable,
    payments,
    and(
      eq(payments.customerId, customerId),
      or(eq(payments.status, 'pending'), eq(payments.debitState, 'pending')),
    ),
  );
  const refunds = await queryable
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.id, paymentRefunds.captureId))
    .innerJoin(paymentAuthorizations, eq(paymentAuthorizations.id, paymentCaptures.authorizationId))
    .where(
      and(
        eq(paymentAuthorizations.customerId, customerId),
        inArray(paymentRefunds.state, ['requested', 'unknown']),
      ),
    );
  const [money] = await queryable
    .select({ cents: sql<number>`coalesce(sum(${accountBalances.balanceCents}), 0)::int` })
    .from(accountBalances)
    .where(and(eq(accountBalances.customerId, customerId), gt(accountBalances.balanceCents, 0)));
  return {
    openAgreements,
    openExchanges: await countOpenExchanges(queryable, customerId, now),
    openOrders,
    openDeposits: await countOpenDeposits(queryable, customerId),
    pendingPayments,
    pendingRefunds: refunds.length,
    moneyLeftCents: money?.cents ?? 0,
  };
}

async function hasRows(
  queryable: Queryable,
  table: typeof agreements | typeof approvalApplications | typeof customerConsents,
  customerId: string,
): Promise<boolean> {
  const rows = await queryable
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}

async function hasAutopay(queryable: Queryable, customerId: string): Promise<boolean> {
  const rows = await queryable
    .select({ one: sql`1` })
    .from(autopayEnrollments)
    .innerJoin(agreements, eq(agreements.id, autopayEnrollments.agreementId))
    .where(eq(agreements.customerId, customerId))
    .limit(1);
  return rows.length > 0;
}

/** Records about the customer that stay after closing. */
export async function listKeptRecords(queryable: Queryable, customerId: string): Promise<KeptRecord[]> {
  const isThere: Readonly<Record<KeptRecord, boolean>> = {
    agreements: await hasRows(queryable, agreements, customerId),
    applications: await hasRows(queryable, approvalApplications, customerId),
    authorizations: await hasAutopay(queryable, customerId),
    consents: await hasRows(queryable, customerConsents, customerId),
  };
  return KEPT_RECORDS.filter((record) => isThere[record]);
}

/** The customer, locked until the transaction ends: nothing is signed or paid meanwhile. */
export async function lockCustomer(transaction: Transaction, id: string): Promise<Customer | null> {
  const [row] = await transaction.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

/** Removes what identifies the customer and nobody has to keep. What was signed and paid stays attached to the id. */
export async function emptyAccount(transaction: Transaction, id: string, now: Date): Promise<void> {
  for (const table of [
    customerCredentials,
    customerIdentityLinks,
    customerAddresses,
    customerPhones,
    contactChanges,
    passwordResetTokens,
    productLists,
    applicationDrafts,
  ]) {
    await transaction.delete(table).where(eq(table.customerId, id));
  }
  await transaction
    .update(savedPaymentMethods)
    .set({ removedAt: now, isDefault: false })
    .where(and(eq(savedPaymentMethods.customerId, id), isNull(savedPaymentMethods.removedAt)));
  await transaction
    .update(shopperActivities)
    .set({ customerId: null })
    .where(eq(shopperActivities.customerId, id));
  await transaction
    .update(customers)
    .set({
      isRegistered: false,
      login: null,
      email: null,
      firstName: null,
      lastName: null,
      homeStoreId: null,
      isFoundByIdentityProvider: false,
      acceptsMarketing: false,
      acceptsTexts: false,
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(customers.id, id));
}
