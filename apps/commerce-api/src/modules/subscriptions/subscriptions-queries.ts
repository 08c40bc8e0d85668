import { asLocale } from '@ownpath/domain/site';
import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, eq, sql } from '../../database/orm.ts';
import {
  type ContactChannel,
  contactSuppressions,
  customerConsents,
  customerPhones,
  customers,
  type DealsSignUp,
  dealsSignUps,
} from '../../database/schema/index.ts';

export type { ContactChannel, Queryable, Transaction };

/** Where a contact gets our offers: an e-mail address in lower case, or a phone's ten digits. */
export type Contact = { readonly channel: ContactChannel; readonly address: string };

const isContact = ({ channel, address }: Contact) =>
  and(eq(contactSuppressions.channel, channel), eq(contactSuppressions.address, address));

export async function putSuppression(
  queryable: Queryable,
  { channel, address }: Contact,
  reason: string,
  now: Date,
): Promise<void> {
  await queryable
    .insert(contactSuppressions)
    .values({ channel, address, reason, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteSuppression(queryable: Queryable, contact: Contact): Promise<void> {
  await queryable.delete(contactSuppressions).where(isContact(contact));
}

export async function hasSuppression(queryable: Queryable, contact: Contact): Promise<boolean> {
  const rows = await queryable
    .select({ id: contactSuppressions.id })
    .from(contactSuppressions)
    .where(isContact(contact));
  return rows.length > 0;
}

export async function findSignUp(queryable: Queryable, id: string): Promise<DealsSignUp | null> {
  const [row] = await queryable.select().from(dealsSignUps).where(eq(dealsSignUps.id, id));
  return row ?? null;
}

/** Customers who agreed to offers at this contact. */
function selectAgreed(transaction: Transaction, { channel, address }: Contact) {
  if (channel === 'email') {
    return transaction
      .select({ id: customers.id, locale: customers.preferredLocale })
      .from(customers)
      .where(and(eq(sql`lower(${customers.email})`, address), eq(customers.acceptsMarketing, true)));
  }
  return transaction
    .select({ id: customers.id, locale: customers.preferredLocale })
    .from(customers)
    .innerJoin(customerPhones, eq(customerPhones.customerId, customers.id))
    .where(and(eq(customerPhones.phone, address), eq(customers.acceptsTexts, true)));
}

/** Takes back what customers agreed to at this contact, with a record of it. */
export async function revokeConsents(
  transaction: Transaction,
  contact: Contact,
  wordingVersion: string,
  now: Date,
): Promise<void> {
  const agreed = await selectAgreed(transaction, contact);
  for (const { id: customerId, locale } of agreed) {
    const change = contact.channel === 'email' ? { acceptsMarketing: false } : { acceptsTexts: false };
    await transaction
      .update(customers)
      .set({ ...change, updatedAt: now })
      .where(eq(customers.id, customerId));
    await transaction.insert(customerConsents).values({
      ...contact,
      customerId,
      isGranted: false,
      wordingVersion,
      locale: asLocale(locale),
      createdAt: now,
    });
  }
}
