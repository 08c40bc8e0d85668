import { type CartLineTerms, discountRate, type RentalTerms } from '@ownpath/domain/pricing';
import type { SellableCondition, SellableProduct } from '../catalog/index.ts';
import { type CartPromotion, rateOffOf } from './basket-promotion.ts';
import type { BasketItemRow } from './basket-queries.ts';

/** What pricing and presentation read of a stored line; an order's lines have it, too. Amounts are of one piece. */
export type LineRow = Pick<
  BasketItemRow,
  | 'id'
  | 'productId'
  | 'variantId'
  | 'inventoryNumber'
  | 'productName'
  | 'rmsItemNumber'
  | 'quantity'
  | 'condition'
  | 'availability'
  | 'isBundled'
  | 'isBenefitPlus'
  | 'isHighRisk'
  | 'isExclusive'
  | 'weeklyRateCents'
  | 'weeks'
  | 'cashPriceCents'
  | 'deliveryBand'
  | 'additionalData'
>;

/** A line with the terms of now. `terms` are those of one piece. */
export type PricedLine = {
  readonly row: LineRow;
  /** Null when the product is no longer in the catalogue. */
  readonly product: SellableProduct | null;
  readonly condition: SellableCondition | null;
  readonly terms: RentalTerms;
  readonly wasWeeklyRateCents: number | null;
  readonly isOrderable: boolean;
};

/** Share of its own rate that a product costs beside the others of the cart, in basis points; null when all of it. */
function addOnShareOf(productId: string, others: readonly SellableProduct[]): number | null {
  const shares = others
    .flatMap((main) => main.addOns)
    .filter((addOn) => addOn.productId === productId)
    .map((addOn) => addOn.rateBps);
  return shares.length > 0 ? Math.min(...shares) : null;
}

function hasStock(row: LineRow, condition: SellableCondition): boolean {
  const { availability, units } = condition;
  if (!availability.orderable) return false;
  if (availability.type === 'SO_PRODUCT' || availability.type === 'EA_PRODUCT') return true;
  const ofVariant = units.filter((unit) => row.variantId === null || unit.variantId === row.variantId);
  const pieces =
    units.length > 0
      ? ofVariant.reduce((sum, unit) => sum + unit.availableQuantity, 0)
      : availability.stockLevel;
  return pieces >= row.quantity;
}

const storedTerms = (row: LineRow): RentalTerms => ({
  weeklyRateCents: row.weeklyRateCents,
  weeks: row.weeks,
  cashPriceCents: row.cashPriceCents,
});

/**
 * Prices the lines by what the shopper's store asks now. Lines that cannot be ordered keep the amounts they last
 * had, to be shown; they are left out of the cart's quote.
 * @param heldNumbers units that this basket holds itself, at the store it is priced for
 * @param promotion what a code in the basket takes off, after the add-on share
 */
export function priceLines(
  rows: readonly LineRow[],
  products: ReadonlyMap<string, SellableProduct>,
  heldNumbers: ReadonlySet<string>,
  promotion: CartPromotion | null = null,
): PricedLine[] {
  return rows.map((row) => {
    const product = products.get(row.productId) ?? null;
    const condition = product?.conditions.find((candidate) => candidate.condition === row.condition) ?? null;
    const isHeld = row.inventoryNumber !== null && heldNumbers.has(row.inventoryNumber);
    const others = rows
      .filter((other) => other.productId !== row.productId)
      .flatMap((other) => products.get(other.productId) ?? []);
    const share = addOnShareOf(row.productId, others);
    const ownTerms = condition?.terms ?? null;
    const sharedTerms =
      ownTerms && share !== null ? discountRate(ownTerms, 10_000 - share) : (ownTerms ?? storedTerms(row));
    const rateOffBps = ownTerms ? rateOffOf(promotion, product) : null;
    const terms = rateOffBps === null ? sharedTerms : discountRate(sharedTerms, rateOffBps);
    const isAvailable =
      row.condition === 'NEW'
        ? condition !== null && hasStock(row, condition)
        : isHeld || (condition?.unitNumbers.includes(row.inventoryNumber ?? '') ?? false);
    return {
      row,
      product,
      condition,
      terms,
      wasWeeklyRateCents:
        share === null && rateOffBps === null
          ? (condition?.wasWeeklyRateCents ?? null)
          : (ownTerms?.weeklyRateCents ?? null),
      isOrderable: product !== null && !product.isRestricted && isAvailable,
    };
  });
}

/** Terms of the lines that can be ordered, with their quantities. */
export function orderableTerms(lines: readonly PricedLine[]): CartLineTerms[] {
  return lines
    .filter((line) => line.isOrderable)
    .map((line) => ({ ...line.terms, quantity: line.row.quantity }));
}

/** Weekly rent of the lines that can be ordered, in cents. */
export function weeklyCartCents(lines: readonly PricedLine[]): number {
  return orderableTerms(lines).reduce((sum, line) => sum + line.weeklyRateCents * (line.quantity ?? 1), 0);
}
