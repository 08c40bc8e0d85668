import type { AddItem } from '@ownpath/contracts/basket';
import { DomainError } from '../../domain-error.ts';
import type { SellableCondition, SellableProduct } from '../catalog/index.ts';
import { availabilityOf } from './availability-type.ts';
import type { BasketItemRow } from './basket-items-queries.ts';
import type { BasketRow, Transaction } from './basket-queries.ts';
import { holdExpiry } from './hold-lines.ts';
import { holdUnit } from './hold-queries.ts';

export const unavailable = (detail: string) => new DomainError('ProductUnavailable', detail);

/** Whether a condition is available in a colour; new products without stock are ordered in any colour. */
function comesIn({ condition, units }: SellableCondition, variantId: string): boolean {
  return (condition === 'NEW' && units.length === 0) || units.some((unit) => unit.variantId === variantId);
}

/** The requested condition, or the best one in the requested colour. @throws DomainError `ProductUnavailable` */
export function chooseCondition(product: SellableProduct, wish: AddItem): SellableCondition {
  const { c_racInventoryNumber: numbered, c_racProductCondition: wished, c_variantId: variantId } = wish;
  const fits = (candidate: SellableCondition) => {
    if (numbered !== undefined)
      return candidate.condition !== 'NEW' && candidate.unitNumbers.includes(numbered);
    return (wished ?? candidate.condition) === candidate.condition;
  };
  const fitting = product.conditions.filter(fits);
  const condition =
    fitting.find(
      (candidate) =>
        candidate.availability.orderable && (variantId === undefined || comesIn(candidate, variantId)),
    ) ?? fitting[0];
  if (!condition?.availability.orderable)
    throw unavailable(`${product.id} can't be ordered from this store.`);
  return condition;
}

/** The requested colour, or the first available one. @throws DomainError `ProductUnavailable` */
export function chooseVariant(
  product: SellableProduct,
  wish: { readonly c_variantId?: string | undefined },
  condition?: SellableCondition,
): string | null {
  const wished = wish.c_variantId;
  const isThere = ({ id, orderable }: SellableProduct['variants'][number]) =>
    orderable && (condition === undefined || comesIn(condition, id));
  const variant =
    wished === undefined
      ? (product.variants.find(isThere) ?? product.variants[0])
      : product.variants.find((candidate) => candidate.id === wished);
  if (wished !== undefined && !variant) throw unavailable(`No variant ${wished}.`);
  return variant?.id ?? null;
}

/** A new line with the catalogue's current data. */
export function newLine(
  basket: BasketRow,
  product: SellableProduct,
  condition: SellableCondition,
  piece: {
    readonly id: string;
    readonly variantId: string | null;
    readonly inventoryNumber: string | null;
    readonly quantity: number;
    readonly sequence: number;
  },
  now: Date,
): BasketItemRow {
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
    storeId: null,
    stockStatus: null,
    isHomeStore: availability.type === 'INVENTORY_PRODUCT',
    isBundled: product.kind === 'bundle',
    isAddOn: product.isAddOn,
    isBenefitPlus: false,
    isHighRisk: product.isHighRisk,
    isExclusive: product.isExclusive,
    priceCents: terms.weeklyRateCents,
    renewalRateCents: terms.weeklyRateCents,
    weeklyRateCents: terms.weeklyRateCents,
    weeks: terms.weeks,
    cashPriceCents: terms.cashPriceCents,
    totalCostToOwnCents: terms.weeklyRateCents * terms.weeks,
    deliveryBand: availability.deliveryBand,
    estimatedDeliveryFrom: null,
    estimatedDeliveryTo: null,
    leftByOrderNo: null,
    createdAt: now,
    updatedAt: now,
    additionalData: {
      brand: product.brand,
      vendor: product.vendorId,
      category: product.primaryCategoryId,
      superCategory: product.taxonomy[0]?.id ?? product.primaryCategoryId,
      productType: product.kind,
    },
  };
}

/** Reserves the requested unit, or the first free one in the requested colour; concurrent buyers may take any of them. */
export async function takeUsedUnit(
  transaction: Transaction,
  basket: BasketRow,
  condition: SellableCondition,
  wish: AddItem,
  now: Date,
): Promise<string> {
  const { c_racInventoryNumber: numbered, c_variantId: variantId } = wish;
  const units = condition.units.filter((unit) => variantId === undefined || unit.variantId === variantId);
  const numbers = numbered === undefined ? units.map(({ inventoryNumber }) => inventoryNumber) : [numbered];
  for (const inventoryNumber of numbers) {
    const expiresAt = holdExpiry(now);
    if (await holdUnit(transaction, { inventoryNumber, basketId: basket.id, expiresAt }))
      return inventoryNumber;
  }
  throw unavailable('There is no such unit any more.');
}
