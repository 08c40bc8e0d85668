import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/connect.ts';
import {
  type BasketBillingAddress,
  type BasketPaymentInstrument,
  type BasketShipment,
  basketBillingAddresses,
  basketPaymentInstruments,
  basketShipments,
  phoneMatches,
} from '../../database/schema/index.ts';

export type { BasketPaymentInstrument as InstrumentRow };
export type ShippingAddress = Omit<typeof basketShipments.$inferInsert, 'basketId' | 'shipmentId'>;

/** What the phone-match party said last about the shopper; null when it was not asked. */
export async function findPhoneMatch(queryable: Queryable, customerId: string) {
  const [row] = await queryable
    .select({ status: phoneMatches.status, phone: phoneMatches.phone })
    .from(phoneMatches)
    .where(eq(phoneMatches.customerId, customerId))
    .orderBy(desc(phoneMatches.createdAt))
    .limit(1);
  return row ?? null;
}

export async function findShipment(queryable: Queryable, basketId: string): Promise<BasketShipment | null> {
  const [row] = await queryable
    .select()
    .from(basketShipments)
    .where(and(eq(basketShipments.basketId, basketId), eq(basketShipments.shipmentId, 'me')));
  return row ?? null;
}

export async function findBillingAddress(
  queryable: Queryable,
  basketId: string,
): Promise<Omit<BasketBillingAddress, 'basketId'> | null> {
  const [row] = await queryable
    .select()
    .from(basketBillingAddresses)
    .where(eq(basketBillingAddresses.basketId, basketId));
  if (!row) return null;
  const { basketId: _basketId, ...address } = row;
  return address;
}

const EMPTY_ADDRESS = {
  firstName: null,
  lastName: null,
  address1: null,
  address2: null,
  city: null,
  stateCode: null,
  postalCode: null,
  phone: null,
};

export async function putShippingAddress(
  transaction: Transaction,
  basketId: string,
  address: ShippingAddress,
): Promise<void> {
  const values = { ...EMPTY_ADDRESS, ...address };
  await transaction
    .insert(basketShipments)
    .values({ basketId, ...values })
    .onConflictDoUpdate({ target: [basketShipments.basketId, basketShipments.shipmentId], set: values });
}

export async function putShippingMethod(
  transaction: Transaction,
  basketId: string,
  shippingMethodId: string,
): Promise<void> {
  await transaction
    .insert(basketShipments)
    .values({ basketId, shippingMethodId })
    .onConflictDoUpdate({
      target: [basketShipments.basketId, basketShipments.shipmentId],
      set: { shippingMethodId },
    });
}

export async function putBillingAddress(
  transaction: Transaction,
  basketId: string,
  address: Omit<typeof basketBillingAddresses.$inferInsert, 'basketId'>,
): Promise<void> {
  const values = { ...EMPTY_ADDRESS, ...address };
  await transaction
    .insert(basketBillingAddresses)
    .values({ basketId, ...values })
    .onConflictDoUpdate({ target: basketBillingAddresses.basketId, set: values });
}

export function listInstruments(queryable: Queryable, basketId: string): Promise<BasketPaymentInstrument[]> {
  return queryable
    .select()
    .from(basketPaymentInstruments)
    .where(eq(basketPaymentInstruments.basketId, basketId))
    .orderBy(desc(basketPaymentInstruments.createdAt));
}

/** The basket is paid with one card: a new one takes the place of the earlier. */
export async function replaceInstrument(
  transaction: Transaction,
  instrument: typeof basketPaymentInstruments.$inferInsert,
): Promise<void> {
  const { basketId } = instrument;
  const [row] = await transaction
    .insert(basketPaymentInstruments)
    .values(instrument)
    .returning({ id: basketPaymentInstruments.id });
  if (!row) throw new Error('the instrument was not stored');
  await transaction
    .delete(basketPaymentInstruments)
    .where(and(eq(basketPaymentInstruments.basketId, basketId), ne(basketPaymentInstruments.id, row.id)));
}

/** Changes a card of the basket; false when it has no such card. */
export async function changeInstrument(
  transaction: Transaction,
  basketId: string,
  id: string,
  fields: Partial<typeof basketPaymentInstruments.$inferInsert>,
): Promise<boolean> {
  const rows = await transaction
    .update(basketPaymentInstruments)
    // An empty change is one, too: it tells whether the card is there.
    .set({ createdAt: sql`${basketPaymentInstruments.createdAt}`, ...fields })
    .where(and(eq(basketPaymentInstruments.basketId, basketId), eq(basketPaymentInstruments.id, id)))
    .returning({ id: basketPaymentInstruments.id });
  return rows.length > 0;
}

/** False when the basket has no such card. */
export async function deleteInstrument(
  transaction: Transaction,
  basketId: string,
  id: string,
): Promise<boolean> {
  const rows = await transaction
    .delete(basketPaymentInstruments)
    .where(and(eq(basketPaymentInstruments.basketId, basketId), eq(basketPaymentInstruments.id, id)))
    .returning({ id: basketPaymentInstruments.id });
  return rows.length > 0;
}
