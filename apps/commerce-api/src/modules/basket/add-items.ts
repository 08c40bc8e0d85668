import type { AddItem, Basket } from '@ownpath/contracts/basket';
import { MAX_CART_LINES } from '@ownpath/domain/forms';
import { DomainError } from '../../domain-error.ts';
import type { SellableProduct } from '../catalog/index.ts';
import type { StoreRow } from '../stores/index.ts';
import type { BasketItemRow } from './basket-items-queries.ts';
import { changeItem, insertItem, listVariantProducts } from './basket-items-queries.ts';
import type { BasketRow, Transaction } from './basket-queries.ts';
import {
  type BasketChange,
  type BasketDependencies,
  type BasketRequest,
  changeBasketLines,
} from './change-basket.ts';
import { chooseCondition, chooseVariant, newLine, takeUsedUnit, unavailable } from './choose-item.ts';
import { loadProducts, loadStoreProducts, type StoreProducts } from './price-basket.ts';
import { priceLines } from './price-lines.ts';
import { requirePieces, requireStock } from './require-stock.ts';

type LinesRequest = Pick<BasketRequest, 'caller' | 'locale'> & {
  readonly items: readonly AddItem[];
  /** The shopper's store, if already read. */
  readonly store?: StoreRow | null;
};

/** Lines are in the order in which they were added. */
const nextSequence = (rows: readonly BasketItemRow[]) =>
  rows.reduce((highest, row) => Math.max(highest, row.sequence), -1) + 1;

async function addUsed(
  transaction: Transaction,
  basket: BasketRow,
  rows: readonly BasketItemRow[],
  product: SellableProduct,
  wish: AddItem,
  now: Date,
): Promise<BasketItemRow> {
  if (wish.quantity !== 1) throw unavailable('There is only one piece of a used unit.');
  const condition = chooseCondition(product, wish);
  const inventoryNumber = await takeUsedUnit(transaction, basket, condition, wish, now);
  const unit = condition.units.find((candidate) => candidate.inventoryNumber === inventoryNumber);
  const variantId = unit?.variantId ?? chooseVariant(product, wish);
  const piece = { variantId, inventoryNumber, quantity: 1, sequence: nextSequence(rows) };
  return insertItem(transaction, newLine(basket, product, condition, piece));
}

/** Adds to the line of the same new product and variant, where there is one. Returns the line. */
async function addNew(
  transaction: Transaction,
  basket: BasketRow,
  rows: readonly BasketItemRow[],
  product: SellableProduct,
  wish: AddItem,
): Promise<BasketItemRow> {
  const condition = chooseCondition(product, wish);
  const variantId = chooseVariant(product, wish, condition);
  const earlier = rows.find(
    (row) => row.productId === product.id && row.condition === 'NEW' && row.variantId === variantId,
  );
  const quantity = (earlier?.quantity ?? 0) + wish.quantity;
  requirePieces(quantity);
  if (earlier) {
    await changeItem(transaction, earlier.id, { quantity });
    return { ...earlier, quantity };
  }
  const piece = { variantId, inventoryNumber: null, quantity, sequence: nextSequence(rows) };
  return insertItem(transaction, newLine(basket, product, condition, piece));
}

/** Replaces a variant's id by its product's id and the variant. */
async function resolveVariants(
  transaction: Transaction,
  items: readonly AddItem[],
  byId: ReadonlyMap<string, SellableProduct>,
): Promise<readonly AddItem[]> {
  const unknown = items.map((item) => item.productId).filter((id) => !byId.has(id));
  if (unknown.length === 0) return items;
  const found = await listVariantProducts(transaction, unknown);
  const productOf = new Map(found.map(({ variantId, productId }) => [variantId, productId]));
  return items.map((item) => {
    const productId = productOf.get(item.productId);
    return productId === undefined ? item : { ...item, productId, c_variantId: item.productId };
  });
}

type WrittenLines = {
  readonly change: BasketChange;
  readonly storeProducts: StoreProducts;
  /** All lines of the basket after the change. */
  readonly rows: readonly BasketItemRow[];
};

/** Replaces a changed line in its place, or appends a new one. */
function withLine(rows: readonly BasketItemRow[], line: BasketItemRow): readonly BasketItemRow[] {
  const place = rows.findIndex(({ id }) => id === line.id);
  return place === -1 ? [...rows, line] : rows.with(place, line);
}

/**
 * Writes lines at the server's own prices; amounts and stock flags from the client are ignored.
 * @param request.rows lines of the locked basket
 * @throws DomainError `StoreRequired` before a store is chosen, `CategoryRestricted`, `ProductUnavailable`,
 *   `NotEnoughStock`, `BasketFull`
 */
export async function writeLines(
  transaction: Transaction,
  basket: BasketRow,
  request: LinesRequest & { readonly rows: readonly BasketItemRow[] },
  now: Date,
): Promise<WrittenLines> {
  const { caller, locale, items } = request;
  let rows = request.rows;
  const idsOf = (wished: readonly AddItem[]) => [...rows, ...wished].map(({ productId }) => productId);
  const { store, products } = await loadStoreProducts(
    transaction,
    idsOf(items),
    { caller, locale, now },
    request,
  );
  if (!store) throw new DomainError('StoreRequired', 'Choose a store first: prices and stock depend on it.');
  const wishes = await resolveVariants(transaction, items, products);
  const byId =
    wishes === items ? products : await loadProducts(transaction, idsOf(wishes), store, { locale, now });
  // The first product decides the frequency of an empty basket: the one selected on its page.
  const frequency =
    rows.length === 0 ? (items[0]?.c_racSelectedRentalPaymentOption ?? basket.frequency) : basket.frequency;
  for (const wish of wishes) {
    const product = byId.get(wish.productId);
    if (!product) throw unavailable(`No product ${wish.productId}.`);
    if (product.isRestricted) {
      throw new DomainError('CategoryRestricted', `This store does not rent ${wish.productId}.`);
    }
    const isNew = chooseCondition(product, wish).condition === 'NEW';
    const target = { ...basket, frequency };
    const line = isNew
      ? await addNew(transaction, target, rows, product, wish)
      : await addUsed(transaction, target, rows, product, wish, now);
    rows = withLine(rows, line);
    if (isNew) requireStock(priceLines(rows, byId, []).find(({ row }) => row.id === line.id));
    if (rows.length > MAX_CART_LINES) throw new DomainError('BasketFull', 'The basket is full.');
  }
  return { change: { storeId: store.id, frequency }, storeProducts: { store, products: byId }, rows };
}

/** Adds products. @throws DomainError as `writeLines` */
export async function addItems(
  deps: BasketDependencies,
  request: BasketRequest & LinesRequest,
): Promise<Basket> {
  return changeBasketLines(deps, request, async (transaction, basket, now, read) => {
    const { state, store } = read;
    const written = await writeLines(transaction, basket, { ...request, store, rows: state.items }, now);
    const { change, storeProducts, rows } = written;
    const earlier = new Set(state.items.map(({ id }) => id));
    const taken = rows.filter(({ id }) => !earlier.has(id)).flatMap((row) => row.inventoryNumber ?? []);
    const heldNumbers = [...state.heldNumbers, ...taken];
    const known = { ...read, state: { ...state, items: [...rows], heldNumbers } };
    // Products that were loaded for another wish don't count the last piece that this basket holds.
    return { change, known: state.heldNumbers.length === 0 ? { ...known, storeProducts } : known };
  });
}
