import type { AddItem, Basket } from '@ownpath/contracts/basket';
import { MAX_CART_LINES } from '@ownpath/domain/forms';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import type { SellableCondition, SellableProduct } from '../catalog/index.ts';
import { type BasketItemRow, putLines } from './basket-items-queries.ts';
import { changeLines } from './basket-lines-queries.ts';
import type { BasketRow, Queryable, Transaction } from './basket-queries.ts';
import { type BasketReading, findReading } from './basket-state-queries.ts';
import {
  type BasketDependencies,
  type BasketRequest,
  basketExpiry,
  changeBasketLines,
  followOwner,
  requireChangeable,
} from './change-basket.ts';
import { chooseCondition, chooseVariant, newLine, takeUsedUnit, unavailable } from './choose-item.ts';
import { presentBasket } from './present-basket.ts';
import { loadProducts } from './price-basket.ts';
import { priceLines } from './price-lines.ts';
import { requirePieces, requireStock } from './require-stock.ts';

type LinesRequest = Pick<BasketRequest, 'locale'> & {
  readonly items: readonly AddItem[];
  readonly newId: () => string;
};

/** Takes a used unit for the basket and returns its number. */
type TakeUnit = (condition: SellableCondition, wish: AddItem) => Promise<string>;

/** Lines are in the order in which they were added. */
const nextSequence = (rows: readonly BasketItemRow[]) =>
  rows.reduce((highest, row) => Math.max(highest, row.sequence), -1) + 1;

async function addUsed(
  basket: BasketRow,
  rows: readonly BasketItemRow[],
  product: SellableProduct,
  wish: AddItem,
  { newId, now, takeUnit }: { newId: () => string; now: Date; takeUnit: TakeUnit },
): Promise<BasketItemRow> {
  if (wish.quantity !== 1) throw unavailable('There is only one piece of a used unit.');
  const condition = chooseCondition(product, wish);
  const inventoryNumber = await takeUnit(condition, wish);
  const unit = condition.units.find((candidate) => candidate.inventoryNumber === inventoryNumber);
  const variantId = unit?.variantId ?? chooseVariant(product, wish);
  const piece = { id: newId(), variantId, inventoryNumber, quantity: 1, sequence: nextSequence(rows) };
  return newLine(basket, product, condition, piece, now);
}

/** Adds to the line of the same new product and variant, where there is one. Returns the line. */
function addNew(
  basket: BasketRow,
  rows: readonly BasketItemRow[],
  product: SellableProduct,
  wish: AddItem,
  { newId, now }: { newId: () => string; now: Date },
): BasketItemRow {
  const condition = chooseCondition(product, wish);
  const variantId = chooseVariant(product, wish, condition);
  const earlier = rows.find(
    (row) => row.productId === product.id && row.condition === 'NEW' && row.variantId === variantId,
  );
  const quantity = (earlier?.quantity ?? 0) + wish.quantity;
  requirePieces(quantity);
  if (earlier) return { ...earlier, quantity, updatedAt: now };
  const piece = { id: newId(), variantId, inventoryNumber: null, quantity, sequence: nextSequence(rows) };
  return newLine(basket, product, condition, piece, now);
}

type PlannedLines = {
  readonly change: Pick<BasketRow, 'storeId' | 'frequency'>;
  /** New ones, and those with more pieces. */
  readonly lines: readonly BasketItemRow[];
  /** All lines of the basket after the change. */
  readonly rows: readonly BasketItemRow[];
  readonly products: ReadonlyMap<string, SellableProduct>;
};

/** Replaces a changed line in its place, or appends a new one. */
function withLine(rows: readonly BasketItemRow[], line: BasketItemRow): readonly BasketItemRow[] {
  const place = rows.findIndex(({ id }) => id === line.id);
  return place === -1 ? [...rows, line] : rows.with(place, line);
}

/**
 * The lines of a basket with more products, at the server's own prices; amounts and stock flags from the client are
 * ignored.
 * @param read of the basket, with the stock of the wished products
 * @param takeUnit null: a used unit can't be taken
 * @returns null when one would have to be
 * @throws DomainError `StoreRequired` before a store is chosen, `CategoryRestricted`, `ProductUnavailable`,
 *   `NotEnoughStock`, `BasketFull`
 */
async function planLines(
  queryable: Queryable,
  read: BasketReading,
  { locale, items, newId }: LinesRequest,
  now: Date,
  takeUnit: TakeUnit | null,
): Promise<PlannedLines | null> {
  const { basket, store, state, productOfVariant } = read;
  if (!store) throw new DomainError('StoreRequired', 'Choose a store first: prices and stock depend on it.');
  const wishes = items.map((item) => {
    const productId = productOfVariant[item.productId];
    return productId === undefined ? item : { ...item, productId, c_variantId: item.productId };
  });
  const productIds = [...state.items, ...wishes].map(({ productId }) => productId);
  const products = await loadProducts(queryable, productIds, read, { locale, now }, []);
  // The first product decides the frequency of an empty basket: the one selected on its page.
  const frequency =
    (state.items.length === 0 ? items[0]?.c_racSelectedRentalPaymentOption : undefined) ?? basket.frequency;
  const target = { ...basket, frequency };
  let rows: readonly BasketItemRow[] = state.items;
  const written = new Set<string>();
  for (const wish of wishes) {
    const product = products.get(wish.productId);
    if (!product) throw unavailable(`No product ${wish.productId}.`);
    if (product.isRestricted) {
      throw new DomainError('CategoryRestricted', `This store does not rent ${wish.productId}.`);
    }
    const isNew = chooseCondition(product, wish).condition === 'NEW';
    if (!isNew && !takeUnit) return null;
    const line =
      isNew || !takeUnit
        ? addNew(target, rows, product, wish, { newId, now })
        : await addUsed(target, rows, product, wish, { newId, now, takeUnit });
    rows = withLine(rows, line);
    written.add(line.id);
    if (isNew) requireStock(priceLines(rows, products, []).find(({ row }) => row.id === line.id));
    if (rows.length > MAX_CART_LINES) throw new DomainError('BasketFull', 'The basket is full.');
  }
  const lines = rows.filter(({ id }) => written.has(id));
  return { change: { storeId: store.id, frequency }, lines, rows, products };
}

/** Writes the lines of `planLines`, with used units. @throws DomainError as `planLines` */
export async function writeLines(
  transaction: Transaction,
  read: BasketReading,
  request: LinesRequest,
  now: Date,
): Promise<PlannedLines> {
  const takeUnit: TakeUnit = (condition, wish) =>
    takeUsedUnit(transaction, read.basket, condition, wish, now);
  const planned = await planLines(transaction, read, request, now, takeUnit);
  if (!planned) throw new Error('used units can be taken here');
  await putLines(transaction, planned.lines);
  return planned;
}

type AddRequest = BasketRequest & Pick<LinesRequest, 'items'>;

/**
 * Adds new items in one statement, on the condition that the basket is as it was read.
 * @returns null when it has changed since, or holds units: that takes a transaction
 */
async function addAtOnce(
  { database, clock, ids }: BasketDependencies & Pick<Dependencies, 'ids'>,
  request: AddRequest,
): Promise<Basket | null> {
  const { caller, locale, items } = request;
  const now = clock.now();
  const productIds = items.map(({ productId }) => productId);
  const read = requireChangeable(
    await findReading(database, caller, request.basketId, now, productIds),
    request,
    now,
  );
  const { basket, state } = read;
  if (state.heldNumbers.length > 0 || state.reservedUntil !== null) return null;
  const planned = await planLines(database, read, { locale, items, newId: () => ids.uuid() }, now, null);
  if (!planned) return null;
  const { change, lines, rows, products } = planned;
  const fields = {
    ...basket,
    ...change,
    ...followOwner(basket, state.customer, locale),
    expiresAt: basketExpiry(basket.isTemporary, now),
    updatedAt: now,
  };
  const changed = await changeLines(database, fields, lines);
  const known = { ...read, state: { ...state, items: [...rows] }, products };
  return changed && presentBasket(database, changed, caller, locale, now, known);
}

/** Adds products. @throws DomainError as `planLines` */
export async function addItems(
  deps: BasketDependencies & Pick<Dependencies, 'ids'>,
  request: AddRequest,
): Promise<Basket> {
  const added = await addAtOnce(deps, request);
  if (added) return added;
  const { items, locale } = request;
  const productIds = items.map(({ productId }) => productId);
  return changeBasketLines(deps, { ...request, productIds }, async (transaction, read, now) => {
    const lines = { locale, items, newId: () => deps.ids.uuid() };
    return (await writeLines(transaction, read, lines, now)).change;
  });
}
