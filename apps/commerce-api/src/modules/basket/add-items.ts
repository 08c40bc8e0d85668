import type { AddItem, Basket } from '@ownpath/contracts/basket';
import { DomainError } from '../../domain-error.ts';
import { loadSellableItems, type SellableCondition, type SellableProduct } from '../catalog/index.ts';
import { findShopperStore } from '../shopper-context/index.ts';
import {
  type BasketItemRow,
  type BasketRow,
  changeItem,
  findNewGoodsLine,
  insertItem,
  listItems,
  type NewBasketItem,
  type Transaction,
} from './basket-store.ts';
import { holdExpiry } from './basket-times.ts';
import { type BasketDependencies, type BasketRequest, changeOpenBasket } from './change-basket.ts';
import { priceLines } from './price-lines.ts';
import { holdUnit } from './reservation-store.ts';
import { availabilityOf } from './to-basket-item.ts';

/** Lines that one basket may have. */
const MAX_LINES = 40;
const unavailable = (detail: string) => new DomainError('ProductUnavailable', detail);

function chooseCondition(product: SellableProduct, wish: AddItem): SellableCondition {
  const numbered = wish.c_racInventoryNumber;
  const condition = product.conditions.find((candidate) => {
    if (numbered !== undefined && candidate.condition !== 'NEW')
      return candidate.unitNumbers.includes(numbered);
    return (
      numbered === undefined && (wish.c_racProductCondition ?? candidate.condition) === candidate.condition
    );
  });
  if (!condition?.availability.orderable)
    throw unavailable(`${product.id} can't be ordered from this store.`);
  return condition;
}

function chooseVariant(product: SellableProduct, wish: AddItem): string | null {
  const wished = wish.c_variantId;
  const variant =
    wished === undefined
      ? (product.variants.find((candidate) => candidate.orderable) ?? product.variants[0])
      : product.variants.find((candidate) => candidate.id === wished);
  if (wished !== undefined && !variant) throw unavailable(`No variant ${wished}.`);
  return variant?.id ?? null;
}

function newLine(
  basket: BasketRow,
  product: SellableProduct,
  condition: SellableCondition,
  piece: {
    readonly variantId: string | null;
    readonly inventoryNumber: string | null;
    readonly quantity: number;
  },
): NewBasketItem {
  const { terms, availability } = condition;
  return {
    basketId: basket.id,
    productId: product.id,
    ...piece,
    selectedFrequency: basket.frequency,
    productName: product.localizedName,
    rmsItemNumber: product.rmsItemNumber,
    condition: condition.condition,
    availability: availabilityOf(availability.type),
    isHomeStore: availability.type === 'INVENTORY_PRODUCT',
    isBundled: product.kind === 'bundle',
    isAddOn: product.isAddOn,
    isHighRisk: product.isHighRisk,
    isExclusive: product.isExclusive,
    priceCents: terms.weeklyRateCents,
    renewalRateCents: terms.weeklyRateCents,
    weeklyRateCents: terms.weeklyRateCents,
    weeks: terms.weeks,
    cashPriceCents: terms.cashPriceCents,
    totalCostToOwnCents: terms.weeklyRateCents * terms.weeks,
    deliveryBand: availability.deliveryBand,
    additionalData: { brand: product.brand, vendor: product.vendorId, productType: product.kind },
  };
}

/** Takes the wished unit, or the first that is still free: another buyer may be faster at each. */
async function takeUsedUnit(
  transaction: Transaction,
  basket: BasketRow,
  condition: SellableCondition,
  wish: AddItem,
  now: Date,
): Promise<string> {
  const numbers =
    wish.c_racInventoryNumber === undefined ? condition.unitNumbers : [wish.c_racInventoryNumber];
  for (const inventoryNumber of numbers) {
    const expiresAt = holdExpiry(now);
    if (await holdUnit(transaction, { inventoryNumber, basketId: basket.id, expiresAt }))
      return inventoryNumber;
  }
  throw unavailable('The last unit has just been taken.');
}

async function addOne(
  transaction: Transaction,
  basket: BasketRow,
  product: SellableProduct,
  wish: AddItem,
  now: Date,
): Promise<BasketItemRow | null> {
  const condition = chooseCondition(product, wish);
  if (condition.condition !== 'NEW') {
    if (wish.quantity !== 1) throw unavailable('A used unit exists once.');
    const inventoryNumber = await takeUsedUnit(transaction, basket, condition, wish, now);
    const unit = condition.units.find((candidate) => candidate.inventoryNumber === inventoryNumber);
    const variantId = unit?.variantId ?? chooseVariant(product, wish);
    await insertItem(
      transaction,
      newLine(basket, product, condition, { variantId, inventoryNumber, quantity: 1 }),
    );
    return null;
  }
  const variantId = chooseVariant(product, wish);
  const earlier = await findNewGoodsLine(transaction, basket.id, product.id, variantId);
  if (earlier) {
    await changeItem(transaction, earlier.id, { quantity: earlier.quantity + wish.quantity });
  } else {
    const piece = { variantId, inventoryNumber: null, quantity: wish.quantity };
    await insertItem(transaction, newLine(basket, product, condition, piece));
  }
  return findNewGoodsLine(transaction, basket.id, product.id, variantId);
}

/**
 * Adds products at the server's own prices; amounts and stock flags of the request are not read.
 * @throws DomainError `StoreRequired` before a store is chosen, `CategoryRestricted`, `ProductUnavailable`
 */
export async function addItems(
  deps: BasketDependencies,
  request: BasketRequest & { readonly items: readonly AddItem[] },
): Promise<Basket> {
  const { caller, locale, items } = request;
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    const store = await findShopperStore(transaction, caller, now);
    if (!store) throw new DomainError('StoreRequired', 'Choose a store first: prices and stock are its own.');
    const productIds = [...new Set(items.map((item) => item.productId))];
    const byId = await loadSellableItems(transaction, { productIds, storeId: store.id, locale, now });
    const rows = await listItems(transaction, [basket.id]);
    if (rows.length + items.length > MAX_LINES) throw new DomainError('BadRequest', 'The basket is full.');
    // The first product decides the frequency of an empty basket: the one its page was read in.
    const [first] = items;
    const frequency =
      rows.length === 0 ? (first?.c_racSelectedRentalPaymentOption ?? basket.frequency) : basket.frequency;
    for (const wish of items) {
      const product = byId.get(wish.productId);
      if (!product) throw unavailable(`No product ${wish.productId}.`);
      if (product.isRestricted) {
        throw new DomainError('CategoryRestricted', `This store does not rent ${wish.productId}.`);
      }
      const line = await addOne(transaction, { ...basket, frequency }, product, wish, now);
      const [priced] = line ? priceLines([line], byId, new Set()) : [];
      if (priced && !priced.isOrderable)
        throw unavailable(`There are not ${line?.quantity} of ${wish.productId}.`);
    }
    return { storeId: store.id, frequency };
  });
}
