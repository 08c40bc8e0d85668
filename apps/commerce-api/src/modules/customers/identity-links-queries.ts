import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq } from '../../database/orm.ts';
import {
  type Customer,
  customerCredentials,
  customerIdentityLinks,
  customers,
} from '../../database/schema/index.ts';

export type { Transaction };

type Identity = { readonly issuer: string; readonly subject: string };

export async function findLinkedCustomer(
  queryable: Queryable,
  { issuer, subject }: Identity,
): Promise<Customer | null> {
  const [row] = await queryable
    .select({ customer: customers })
    .from(customerIdentityLinks)
    .innerJoin(customers, eq(customers.id, customerIdentityLinks.customerId))
    .where(and(eq(customerIdentityLinks.issuer, issuer), eq(customerIdentityLinks.subject, subject)));
  return row?.customer ?? null;
}

/** Links the provider's account to the customer. */
export async function insertLink(
  transaction: Transaction,
  identity: Identity,
  customerId: string,
  now: Date,
): Promise<void> {
  const { issuer, subject } = identity;
  await transaction
    .insert(customerIdentityLinks)
    .values({ issuer, subject, customerId, createdAt: now })
    .onConflictDoNothing();
  await transaction
    .update(customers)
    .set({ isFoundByIdentityProvider: true, updatedAt: now })
    .where(eq(customers.id, customerId));
}

/** Removes the password; the customer can set a new one by a reset mail. */
export async function deleteCredential(transaction: Transaction, customerId: string): Promise<void> {
  await transaction.delete(customerCredentials).where(eq(customerCredentials.customerId, customerId));
}
