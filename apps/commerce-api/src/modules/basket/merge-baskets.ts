import type { Basket, MergeMode } from '@ownpath/contracts/basket';
import { MAX_CART_LINES } from '@ownpath/domain/forms';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import type { Shopper } from '../login/index.ts';
import { MAX_PIECES } from './available-pieces.ts';
import type { BasketItemRow } from './basket-items-queries.ts';
import { changeItem, deleteItem, listItems, moveItems } from './basket-items-queries.ts';
import { listCoupons, moveCoupons } from './basket-parts-queries.ts';
import {
  type BasketRow,
  findOpenBasket,
  findOwnerFacts,
  lockBasket,
  type Transaction,
  changeBasket as writeBasket,
} from './basket-queries.ts';
import type { BasketDependencies } from './change-basket.ts';
import { basketExpiry, followOwner } from './change-basket.ts';
import { makeOrFindOpenBasket } from './create-basket.ts';
import { followReservation } from './follow-reservation.ts';
import { releaseSurplus } from './held-piece-queries.ts';
import { moveHolds } from './hold-queries.ts';
import { presentBasket } from './present-basket.ts';
import { priceBasket } from './price-basket.ts';
import type { PricedLine } from './price-lines.ts';
import { moveReservation } from './reservation-queries.ts';

export type MergeRequest = {
  readonly caller: Shopper;
  readonly locale: Locale;
  /** Create a basket for the shopper when there is none. */
  readonly createsDestination: boolean;
  readonly mode: MergeMode;
};

/** Pieces of a line that both baskets have; null keeps two lines. */
function piecesOf(mode: MergeMode, theirs: number, mine: number): number | null {
  if (mode === 'separate_item') return null;
  if (mode === 'saved_quantity') return mine;
  return mode === 'sum_quantities' ? Math.min(theirs + mine, MAX_PIECES) : Math.max(theirs, mine);
}

const isSameProduct = (a: BasketItemRow, b: BasketItemRow) =>
  a.condition === 'NEW' &&
  b.condition === 'NEW' &&
  a.productId === b.productId &&
  a.variantId === b.variantId;

/** Nobody loses an item by signing in: two full baskets become one that takes no more lines. */
const MAX_MERGED_LINES = 2 * MAX_CART_LINES;

/** Adds the lines of one basket to another. */
export async function mergeLines(
  transaction: Transaction,
  source: BasketRow,
  target: BasketRow,
  mode: MergeMode,
): Promise<void> {
  const mine = await listItems(transaction, [target.id]);
  for (const line of await listItems(transaction, [source.id])) {
    const twin = mine.find((candidate) => isSameProduct(candidate, line));
    const pieces = twin ? piecesOf(mode, line.quantity, twin.quantity) : null;
    if (!twin || pieces === null) continue;
    await changeItem(transaction, twin.id, { quantity: pieces });
    await deleteItem(transaction, line.id);
  }
  await moveItems(transaction, source.id, target.id);
}

/** Lowers lines to what the store can give; one of which there is nothing keeps its pieces. */
async function limitToStock(transaction: Transaction, lines: readonly PricedLine[]): Promise<void> {
  for (const { row, isOrderable, availableQuantity } of lines) {
    if (isOrderable || availableQuantity === 0) continue;
    await changeItem(transaction, row.id, { quantity: availableQuantity });
  }
}

/** The open basket of the guest that the session began as: no token names any other guest. */
async function lockSource(transaction: Transaction, caller: Shopper, now: Date): Promise<BasketRow> {
  const { guestCustomerId, customerId, siteId, kind } = caller;
  if (kind !== 'registered' || guestCustomerId === customerId) {
    throw new DomainError(
      'Forbidden',
      'Your access-token is valid, but it contains no previous customer to process this action.',
    );
  }
  const guest = { customerId: guestCustomerId, siteId };
  const found = await findOpenBasket(transaction, guest, now);
  const source = found && (await lockBasket(transaction, guest, found.id));
  if (source?.status !== 'open') {
    throw new DomainError(
      'NoSourceBasketException',
      `The previous customer with ID '${guestCustomerId}' has no active basket.`,
    );
  }
  return source;
}

/**
 * Moves the guest's lines, held units and coupon into the shopper's own basket; the guest's basket ends.
 * Address, e-mail and card are not merged.
 * @throws DomainError `Forbidden` for a guest, or a session that began registered; `NoSourceBasketException`;
 *   `BasketMergeNoCurrentBasketException` when no destination may be created; `BasketFull`
 */
export async function mergeBaskets(deps: BasketDependencies, request: MergeRequest): Promise<Basket> {
  const { caller, locale, createsDestination, mode } = request;
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const source = await lockSource(transaction, caller, now);
    if (!createsDestination && !(await findOpenBasket(transaction, caller, now))) {
      throw new DomainError(
        'BasketMergeNoCurrentBasketException',
        `The current customer with ID '${caller.customerId}' has no active basket.`,
      );
    }
    const { frequency } = source;
    const destination = await makeOrFindOpenBasket(transaction, caller, { frequency }, now);
    const target = await lockBasket(transaction, caller, destination.basket.id);
    if (!target) throw new Error('the destination basket is gone');
    await mergeLines(transaction, source, target, mode);
    if ((await listItems(transaction, [target.id])).length > MAX_MERGED_LINES) {
      throw new DomainError('BasketFull', 'Both baskets are too full.');
    }
    const ownCoupons = await listCoupons(transaction, target.id, target.customerId);
    if (ownCoupons.length === 0) await moveCoupons(transaction, source.id, target.id);
    await moveHolds(transaction, source.id, target.id);
    await moveReservation(transaction, source.id, target.id, now);
    const { lines } = await priceBasket(transaction, target, caller, locale, now);
    await limitToStock(transaction, lines);
    await releaseSurplus(transaction, target.id, now);
    await writeBasket(transaction, source.id, { status: 'merged' }, now);
    const storeId = target.storeId ?? source.storeId;
    const owner = await findOwnerFacts(transaction, caller.customerId);
    const change = { storeId, expiresAt: basketExpiry(false, now), ...followOwner(target, owner, locale) };
    const merged = await writeBasket(transaction, target.id, change, now);
    await followReservation(transaction, merged, caller, locale, now);
    return presentBasket(transaction, merged, caller, locale, now);
  });
}
