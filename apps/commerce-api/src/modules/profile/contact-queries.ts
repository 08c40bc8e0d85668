import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, gt, sql } from '../../database/orm.ts';
import {
  type ContactChange,
  contactChanges,
  customerConsents,
  customerPhones,
  customers,
} from '../../database/schema/index.ts';

export type { ContactChange, Queryable, Transaction };

/** Replaces one that waits on the same channel: only the latest link or code works. */
export async function putContactChange(
  transaction: Transaction,
  change: Omit<typeof contactChanges.$inferInsert, 'id' | 'attempts'>,
): Promise<void> {
  const { customerId, channel } = change;
  await transaction
    .delete(contactChanges)
    .where(and(eq(contactChanges.customerId, customerId), eq(contactChanges.channel, channel)));
  await transaction.insert(contactChanges).values(change);
}

/** Changes that still wait for their proof. */
export async function listContactChanges(
  queryable: Queryable,
  customerId: string,
  now: Date,
): Promise<ContactChange[]> {
  return queryable
    .select()
    .from(contactChanges)
    .where(and(eq(contactChanges.customerId, customerId), gt(contactChanges.expiresAt, now)));
}

/** Takes the change of this link, once; null when there is none in time. */
export async function takeEmailChange(
  transaction: Transaction,
  secretHash: string,
  now: Date,
): Promise<ContactChange | null> {
  const [row] = await transaction
    .delete(contactChanges)
    .where(
      and(
        eq(contactChanges.secretHash, secretHash),
        eq(contactChanges.channel, 'email'),
        gt(contactChanges.expiresAt, now),
      ),
    )
    .returning();
  return row ?? null;
}

/** Counts a try at the customer's code. Null when none is waiting, or it has had its tries. */
export async function countCodeTry(
  queryable: Queryable,
  customerId: string,
  most: number,
  now: Date,
): Promise<ContactChange | null> {
  const [row] = await queryable
    .update(contactChanges)
    .set({ attempts: sql`${contactChanges.attempts} + 1` })
    .where(
      and(
        eq(contactChanges.customerId, customerId),
        eq(contactChanges.channel, 'sms'),
        gt(contactChanges.expiresAt, now),
        sql`${contactChanges.attempts} < ${most}`,
      ),
    )
    .returning();
  return row ?? null;
}

/** False when another call took it. */
export async function deleteContactChange(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction
    .delete(contactChanges)
    .where(eq(contactChanges.id, id))
    .returning({ id: contactChanges.id });
  return rows.length > 0;
}

export async function markPhoneVerified(
  transaction: Transaction,
  customerId: string,
  phone: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(customerPhones)
    .set({ verifiedAt: now })
    .where(and(eq(customerPhones.customerId, customerId), eq(customerPhones.phone, phone)));
}

export async function setConsents(
  transaction: Transaction,
  customerId: string,
  consents: { readonly acceptsMarketing: boolean; readonly acceptsTexts: boolean },
  now: Date,
): Promise<void> {
  await transaction
    .update(customers)
    .set({ ...consents, updatedAt: now })
    .where(eq(customers.id, customerId));
}

export async function recordConsent(
  transaction: Transaction,
  consent: typeof customerConsents.$inferInsert,
): Promise<void> {
  await transaction.insert(customerConsents).values(consent);
}
