import type { Transaction } from '../../database/connect.ts';
import { and, eq, inArray, ne } from '../../database/orm.ts';
import {
  basketBillingAddresses,
  basketCoupons,
  basketItems,
  basketShipments,
  orders,
} from '../../database/schema/index.ts';
import { moveSurplus } from './held-piece-queries.ts';

/** Marks the lines that an order leaves in the cart, and no others. */
export async function markLeftLines(
  transaction: Transaction,
  { orderNo, basketId }: { readonly orderNo: string; readonly basketId: string },
  itemIds: readonly string[],
): Promise<void> {
  await transaction
    .update(basketItems)
    .set({ leftByOrderNo: null })
    .where(and(eq(basketItems.basketId, basketId), eq(basketItems.leftByOrderNo, orderNo)));
  if (itemIds.length === 0) return;
  await transaction
    .update(basketItems)
    .set({ leftByOrderNo: orderNo })
    .where(and(eq(basketItems.basketId, basketId), inArray(basketItems.id, [...itemIds])));
}

/** No order of this basket leaves lines in it any longer: its agreements are arranged anew. */
export async function forgetLeftLines(transaction: Transaction, basketId: string): Promise<void> {
  const ownOrders = transaction
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.basketId, basketId));
  await transaction
    .update(basketItems)
    .set({ leftByOrderNo: null })
    .where(and(eq(basketItems.basketId, basketId), inArray(basketItems.leftByOrderNo, ownOrders)));
}

/** Moves lines, and what is held for them, to another basket of the same shopper. */
export async function moveLines(
  transaction: Transaction,
  from: string,
  to: string,
  lines: readonly { readonly id: string }[],
): Promise<void> {
  const ids = lines.map(({ id }) => id);
  await transaction.update(basketItems).set({ basketId: to }).where(inArray(basketItems.id, ids));
  await moveSurplus(transaction, from, to);
}

/** Copies both addresses and the codes, but the one that is used up. */
export async function copyParts(
  transaction: Transaction,
  from: string,
  to: string,
  usedCode: string | null,
): Promise<void> {
  const shipments = await transaction
    .select()
    .from(basketShipments)
    .where(eq(basketShipments.basketId, from));
  for (const shipment of shipments) {
    await transaction.insert(basketShipments).values({ ...shipment, basketId: to });
  }
  const billing = await transaction
    .select()
    .from(basketBillingAddresses)
    .where(eq(basketBillingAddresses.basketId, from));
  for (const address of billing) {
    await transaction.insert(basketBillingAddresses).values({ ...address, basketId: to });
  }
  const codes = await transaction
    .select()
    .from(basketCoupons)
    .where(
      and(eq(basketCoupons.basketId, from), usedCode === null ? undefined : ne(basketCoupons.code, usedCode)),
    );
  for (const { id: _id, ...coupon } of codes) {
    await transaction.insert(basketCoupons).values({ ...coupon, basketId: to });
  }
}
