import type { Queryable } from '../../database/connect.ts';
import { eq, inArray, type PgColumn, type PgTable } from '../../database/orm.ts';
import * as schema from '../../database/schema/index.ts';

/** Tables about one customer, by the name that they have in the file. */
export const OWN_TABLES: Readonly<Record<string, { readonly table: PgTable; readonly owner: PgColumn }>> = {
  profile: { table: schema.customers, owner: schema.customers.id },
  addresses: { table: schema.customerAddresses, owner: schema.customerAddresses.customerId },
  phones: { table: schema.customerPhones, owner: schema.customerPhones.customerId },
  consents: { table: schema.customerConsents, owner: schema.customerConsents.customerId },
  linkedSignIns: { table: schema.customerIdentityLinks, owner: schema.customerIdentityLinks.customerId },
  sessions: { table: schema.sessions, owner: schema.sessions.customerId },
  savedLists: { table: schema.productLists, owner: schema.productLists.customerId },
  carts: { table: schema.baskets, owner: schema.baskets.customerId },
  applications: { table: schema.approvalApplications, owner: schema.approvalApplications.customerId },
  unsentApplication: { table: schema.applicationDrafts, owner: schema.applicationDrafts.customerId },
  decisions: { table: schema.approvals, owner: schema.approvals.customerId },
  phoneMatches: { table: schema.phoneMatches, owner: schema.phoneMatches.customerId },
  bankVerifications: { table: schema.bankVerifications, owner: schema.bankVerifications.customerId },
  documentsHandedIn: {
    table: schema.verificationSubmissions,
    owner: schema.verificationSubmissions.customerId,
  },
  orders: { table: schema.orders, owner: schema.orders.customerId },
  agreements: { table: schema.agreements, owner: schema.agreements.customerId },
  exchanges: { table: schema.exchanges, owner: schema.exchanges.customerId },
  documents: { table: schema.documents, owner: schema.documents.customerId },
  appointments: { table: schema.appointments, owner: schema.appointments.customerId },
  paymentMethods: { table: schema.savedPaymentMethods, owner: schema.savedPaymentMethods.customerId },
  payments: { table: schema.payments, owner: schema.payments.customerId },
  paymentAuthorizations: {
    table: schema.paymentAuthorizations,
    owner: schema.paymentAuthorizations.customerId,
  },
  ledger: { table: schema.ledgerEntries, owner: schema.ledgerEntries.customerId },
  balances: { table: schema.accountBalances, owner: schema.accountBalances.customerId },
  activity: { table: schema.shopperActivities, owner: schema.shopperActivities.customerId },
  referralCode: { table: schema.referralCodes, owner: schema.referralCodes.customerId },
  invitedBy: { table: schema.referrals, owner: schema.referrals.inviteeCustomerId },
};

type Rows = Record<string, readonly Record<string, unknown>[]>;

const idsOf = (rows: readonly Record<string, unknown>[] | undefined, key = 'id') =>
  (rows ?? []).map((row) => String(row[key]));

/** What hangs on the orders, agreements and lists above. */
const PART_TABLES = [
  ['orderItems', 'orders', 'orderNo', schema.orderItems, schema.orderItems.orderNo],
  ['orderAddresses', 'orders', 'orderNo', schema.orderAddresses, schema.orderAddresses.orderNo],
  ['agreementItems', 'agreements', 'id', schema.agreementItems, schema.agreementItems.agreementId],
  ['schedule', 'agreements', 'id', schema.scheduledPayments, schema.scheduledPayments.agreementId],
  ['charges', 'agreements', 'id', schema.charges, schema.charges.agreementId],
  ['autopay', 'agreements', 'id', schema.autopayEnrollments, schema.autopayEnrollments.agreementId],
  ['savedItems', 'savedLists', 'id', schema.productListItems, schema.productListItems.listId],
  ['cartItems', 'carts', 'id', schema.basketItems, schema.basketItems.basketId],
  ['invitations', 'referralCode', 'code', schema.referrals, schema.referrals.code],
] as const;

/** Rows about a customer by their name in the file, with all columns. */
export async function readCustomerRows(queryable: Queryable, customerId: string): Promise<Rows> {
  const rows: Rows = {};
  for (const [name, { table, owner }] of Object.entries(OWN_TABLES)) {
    rows[name] = await queryable.select().from(table).where(eq(owner, customerId));
  }
  for (const [name, parent, key, table, owner] of PART_TABLES) {
    const ids = idsOf(rows[parent], key);
    rows[name] = ids.length === 0 ? [] : await queryable.select().from(table).where(inArray(owner, ids));
  }
  const [profile] = rows.profile ?? [];
  rows.dealsSignUps =
    typeof profile?.email === 'string'
      ? await queryable.select().from(schema.dealsSignUps).where(eq(schema.dealsSignUps.email, profile.email))
      : [];
  return rows;
}
