import type { Basket, BasketItem, CartAgreement } from '@ownpath/contracts/basket';
import type { Order } from '@ownpath/contracts/orders';

/** An agreement of a cart with its lines: 1 of 2. */
export type NumberedAgreement = {
  readonly number: number;
  /** With those that were made before. */
  readonly count: number;
  readonly agreement: CartAgreement;
  readonly items: readonly BasketItem[];
};

/** The agreements of a cart in the order in which they are made; empty when the tenant or a missing store says none. */
export function numberAgreements({ agreements, agreementsBefore, items }: Basket): NumberedAgreement[] {
  return agreements.map((agreement, index) => ({
    number: agreementsBefore + index + 1,
    count: agreementsBefore + agreements.length,
    agreement,
    items: items.filter(({ itemId }) => agreement.itemIds.includes(itemId)),
  }));
}

/** What the pages of a checkout say about the agreement at hand. */
export type AgreementAtHand = {
  readonly number: number;
  readonly count: number;
  readonly deliveryDate: string;
  readonly itemNames: readonly string[];
  /** The lines that set the date, where others could come earlier. */
  readonly slowestNames: readonly string[];
};

export function agreementAtHand(basket: Basket): AgreementAtHand | null {
  const [first] = numberAgreements(basket);
  if (!first) return null;
  const { number, count, agreement, items } = first;
  return {
    number,
    count,
    deliveryDate: agreement.deliveryDate,
    itemNames: items.map(({ name }) => name),
    slowestNames: slowestNamesOf(first),
  };
}

/** What a signed agreement left in the cart. */
export type RestOfCart = {
  /** Null when none of it can be ordered. */
  readonly next: AgreementAtHand | null;
  /** Lines that can't be ordered as they are: sold out, or fewer left than wanted. */
  readonly blockedNames: readonly string[];
};

/** Null for a cart that no agreement was made of. */
export function restOfCart(basket: Basket): RestOfCart | null {
  if (basket.agreementsBefore === 0) return null;
  const blockedNames = basket.items.filter(({ orderable }) => !orderable).map(({ name }) => name);
  const next = agreementAtHand(basket);
  return next || blockedNames.length > 0 ? { next, blockedNames } : null;
}

export function agreementOfOrder(order: Order): AgreementAtHand {
  const { agreementOrdinal: number, agreementCount: count, deliveryDate } = order;
  return { number, count, deliveryDate, itemNames: [], slowestNames: [] };
}

export function slowestNamesOf({ agreement, items }: NumberedAgreement): string[] {
  return items.filter(({ itemId }) => agreement.slowestItemIds.includes(itemId)).map(({ name }) => name);
}
