import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, asc, eq, isNull, sql } from '../../database/orm.ts';
import {
  basketPaymentInstruments,
  baskets,
  paymentAuthorizations,
  type SavedPaymentMethod,
  savedPaymentMethods,
} from '../../database/schema/index.ts';

export type { Queryable, SavedPaymentMethod, Transaction };

const isSaved = (customerId: string) =>
  and(
    eq(savedPaymentMethods.customerId, customerId),
    eq(savedPaymentMethods.kind, 'card'),
    isNull(savedPaymentMethods.removedAt),
  );

/** The customer's saved cards, oldest first. */
export function listInstruments(queryable: Queryable, customerId: string): Promise<SavedPaymentMethod[]> {
  return queryable
    .select()
    .from(savedPaymentMethods)
    .where(isSaved(customerId))
    .orderBy(asc(savedPaymentMethods.createdAt), asc(savedPaymentMethods.id));
}

export async function findInstrument(
  queryable: Queryable,
  customerId: string,
  id: string,
): Promise<SavedPaymentMethod | null> {
  const [row] = await queryable
    .select()
    .from(savedPaymentMethods)
    .where(and(isSaved(customerId), eq(savedPaymentMethods.id, id)));
  return row ?? null;
}

/**
 * True when a card token came from another customer: saved for them, in their basket, or used for their order. A token
 * that this customer has saved is theirs.
 */
export async function isTokenOfAnother(
  queryable: Queryable,
  customerId: string,
  token: string,
): Promise<boolean> {
  const { rows } = await queryable.execute<{ isTaken: boolean }>(sql`select
    not exists(select 1 from ${savedPaymentMethods} own
      where own.gateway_token = ${token} and own.customer_id = ${customerId})
    and (exists(select 1 from ${savedPaymentMethods} saved
        where saved.gateway_token = ${token} and saved.customer_id <> ${customerId})
      or exists(select 1 from ${basketPaymentInstruments} card
        join ${baskets} basket on basket.id = card.basket_id
        where card.gateway_token = ${token} and basket.customer_id <> ${customerId})
      or exists(select 1 from ${paymentAuthorizations} payment
        where payment.gateway_token = ${token} and payment.customer_id <> ${customerId})) as "isTaken"`);
  return rows[0]?.isTaken ?? false;
}

export async function clearDefault(transaction: Transaction, customerId: string): Promise<void> {
  await transaction
    .update(savedPaymentMethods)
    .set({ isDefault: false })
    .where(and(isSaved(customerId), eq(savedPaymentMethods.isDefault, true)));
}

/** Saving the same card again changes its row. */
export async function putInstrument(
  transaction: Transaction,
  row: typeof savedPaymentMethods.$inferInsert,
): Promise<SavedPaymentMethod> {
  const { customerId, gatewayToken, ...fields } = row;
  const [stored] = await transaction
    .insert(savedPaymentMethods)
    .values(row)
    .onConflictDoUpdate({
      target: [savedPaymentMethods.customerId, savedPaymentMethods.gatewayToken],
      set: { ...fields, removedAt: null },
    })
    .returning();
  if (!stored) throw new Error('a payment method was not stored');
  return stored;
}

export async function changeInstrument(
  transaction: Transaction,
  id: string,
  fields: Partial<Pick<SavedPaymentMethod, 'isDefault' | 'expiration'>>,
): Promise<SavedPaymentMethod> {
  const [row] = await transaction
    .update(savedPaymentMethods)
    .set(fields)
    .where(eq(savedPaymentMethods.id, id))
    .returning();
  if (!row) throw new Error('a payment method that was found is gone');
  return row;
}

export async function removeInstrument(
  queryable: Queryable,
  customerId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await queryable
    .update(savedPaymentMethods)
    .set({ removedAt: now, isDefault: false })
    .where(and(isSaved(customerId), eq(savedPaymentMethods.id, id)))
    .returning({ id: savedPaymentMethods.id });
  return rows.length > 0;
}
