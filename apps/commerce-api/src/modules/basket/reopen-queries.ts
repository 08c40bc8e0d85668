import type { Queryable, Transaction } from '../../database/connect.ts';
import { and, desc, eq, ne } from '../../database/orm.ts';
import { type Basket, basketPaymentInstruments, baskets, sessions } from '../../database/schema/index.ts';

/** The basket of an order, whoever owns it, locked; null when it is open or merged. */
export async function lockOrderedBasket(transaction: Transaction, id: string): Promise<Basket | null> {
  const [row] = await transaction
    .select()
    .from(baskets)
    .where(and(eq(baskets.id, id), eq(baskets.status, 'ordered')))
    .for('update');
  return row ?? null;
}

/** The registered customer that a guest became in a later session; null while the guest is one. */
export async function findSuccessor(queryable: Queryable, guestCustomerId: string): Promise<string | null> {
  const [row] = await queryable
    .select({ customerId: sessions.customerId })
    .from(sessions)
    .where(and(eq(sessions.guestCustomerId, guestCustomerId), ne(sessions.customerId, guestCustomerId)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(1);
  return row?.customerId ?? null;
}

/** The card of an ended order is entered again. */
export async function deleteInstruments(transaction: Transaction, basketId: string): Promise<void> {
  await transaction.delete(basketPaymentInstruments).where(eq(basketPaymentInstruments.basketId, basketId));
}
