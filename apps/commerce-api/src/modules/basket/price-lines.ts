import type { BasketCoupon } from '@ownpath/contracts/basket';
import {
  type CartLineTerms,
  cheapestBeside,
  discountRate,
  type RentalTerms,
  totalRentCents,
} from '@ownpath/domain/pricing';
import type { SellableCondition, SellableProduct } from '../catalog/index.ts';
import { storeDay } from '../stores/index.ts';
import { availablePieces } from './available-pieces.ts';
import type { BasketItemRow } from './basket-items-queries.ts';
import type { CouponRow } from './basket-parts-queries.ts';

/** Effect of a promotion on a cart: a percentage off the rates of some categories, or a small first payment. */
export type CartPromotion = {
  readonly code: string;
  readonly name: NonNullable<CouponRow['promotion']>['name'];
  readonly rateOffBps: number | null;
  readonly firstPaymentCents: number | null;
  /** Empty means all. */
  readonly categoryIds: readonly string[];
};

type PromotionStore = { readonly id: string; readonly timeZone: string } | null;

/** A rate is never zero: rental law has no free payment. */
const MAX_RATE_OFF_BPS = 9999;

function isRunning(coupon: CouponRow, store: PromotionStore, now: Date): boolean {
  const { promotion } = coupon;
  if (!promotion?.isEnabled) return false;
  const today = storeDay(store, now);
  return promotion.startsOn <= today && today <= promotion.endsOn;
}

/** True for a product that a promotion is for. */
export function isFor(product: SellableProduct | undefined, categoryIds: readonly string[]): boolean {
  if (!product) return false;
  return categoryIds.length === 0 || product.categoryIds.some((id) => categoryIds.includes(id));
}

function statusOf(
  coupon: CouponRow,
  products: readonly SellableProduct[],
  store: PromotionStore,
  now: Date,
): BasketCoupon['statusCode'] {
  const { promotion } = coupon;
  if (!promotion || !isRunning(coupon, store, now)) return 'no_active_promotion';
  const isOffered = store !== null && !coupon.restrictedStoreIds.includes(store.id);
  const isTheirs = !promotion.isPaidInFull || coupon.isCustomerRegistered;
  const hasProduct = products.some((product) => isFor(product, coupon.categoryIds));
  return isOffered && isTheirs && hasProduct ? 'applied' : 'no_applicable_promotion';
}

/** The status of each code for this cart, store and shopper, and the effect of the first that applies. */
export function applyCoupons(
  coupons: readonly CouponRow[],
  products: readonly SellableProduct[],
  store: PromotionStore,
  now: Date,
): { readonly coupons: BasketCoupon[]; readonly promotion: CartPromotion | null } {
  const judged = coupons.map((coupon) => ({ coupon, statusCode: statusOf(coupon, products, store, now) }));
  const applied = judged.find(({ statusCode }) => statusCode === 'applied')?.coupon;
  const terms = applied?.promotion ?? null;
  return {
    coupons: judged.map(({ coupon, statusCode }) => ({
      couponItemId: coupon.couponItemId,
      code: coupon.code,
      statusCode,
    })),
    promotion: terms && {
      code: terms.code,
      name: terms.name,
      rateOffBps: terms.percentBps === null ? null : Math.min(terms.percentBps, MAX_RATE_OFF_BPS),
      firstPaymentCents: terms.firstPaymentCents,
      categoryIds: applied?.categoryIds ?? [],
    },
  };
}

/** Discount on a product's rate, in basis points; null without one. */
function rateOffOf(promotion: CartPromotion | null, product: SellableProduct | null): number | null {
  if (!promotion || promotion.rateOffBps === null || !product) return null;
  return isFor(product, promotion.categoryIds) ? promotion.rateOffBps : null;
}

/** Fields of a stored line for pricing and presentation, also of an order's lines. Amounts are per piece. */
type LineRow = Pick<
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

/** A line with current terms, per piece. */
export type PricedLine = {
  readonly row: LineRow;
  /** Null when the product is no longer in the catalogue. */
  readonly product: SellableProduct | null;
  readonly condition: SellableCondition | null;
  readonly terms: RentalTerms;
  readonly wasWeeklyRateCents: number | null;
  /** The line beside which this one has a lower rate, as its add-on. */
  readonly cheaperWithId: string | null;
  /** How much lower a promotion makes the rent of one piece, over the whole term. */
  readonly rentSavedCents: number;
  readonly isOrderable: boolean;
  /** Most pieces that the line can have: what the store can give, less the other lines of the same item. */
  readonly availableQuantity: number;
};

const FULL_BPS = 10_000;

/** The line beside which a line's product is the cheapest, and its add-on rate in basis points of its own rate. */
function addOnOf(
  row: LineRow,
  rows: readonly LineRow[],
  products: ReadonlyMap<string, SellableProduct>,
): { readonly mainId: string; readonly rateBps: number } | null {
  const lines = rows.map(({ id, productId }) => ({
    id,
    productId,
    addOns: products.get(productId)?.addOns ?? [],
  }));
  const cheapest = cheapestBeside(row.productId, lines);
  return cheapest && { mainId: cheapest.main.id, rateBps: cheapest.rateBps };
}

/** Pieces of the other lines of the same new product in the same color, of those before this one or of all. */
function siblingPieces(rows: readonly LineRow[], row: LineRow, which: 'before' | 'all'): number {
  const own = rows.indexOf(row);
  return rows
    .filter((other, index) => other !== row && (which === 'all' || index < own))
    .filter(
      ({ condition, productId, variantId }) =>
        condition === 'NEW' && productId === row.productId && variantId === row.variantId,
    )
    .reduce((sum, other) => sum + other.quantity, 0);
}

const storedTerms = (row: LineRow): RentalTerms => ({
  weeklyRateCents: row.weeklyRateCents,
  weeks: row.weeks,
  cashPriceCents: row.cashPriceCents,
});

/**
 * Prices the lines at the shopper's store. Lines that cannot be ordered show their last amounts and are left out of the
 * cart's quote.
 * @param heldNumbers units that this basket holds at this store, once for each piece
 * @param promotion discount of a code in the basket, applied after the add-on rate
 */
export function priceLines(
  rows: readonly LineRow[],
  products: ReadonlyMap<string, SellableProduct>,
  heldNumbers: readonly string[],
  promotion: CartPromotion | null = null,
): PricedLine[] {
  return rows.map((row) => {
    const product = products.get(row.productId) ?? null;
    const condition = product?.conditions.find((candidate) => candidate.condition === row.condition) ?? null;
    const isHeld = row.inventoryNumber !== null && heldNumbers.includes(row.inventoryNumber);
    const addOn = addOnOf(row, rows, products);
    const ownTerms = condition?.terms ?? null;
    const sharedTerms =
      ownTerms && addOn ? discountRate(ownTerms, FULL_BPS - addOn.rateBps) : (ownTerms ?? storedTerms(row));
    const rateOffBps = ownTerms ? rateOffOf(promotion, product) : null;
    const terms = rateOffBps === null ? sharedTerms : discountRate(sharedTerms, rateOffBps);
    const isUnitThere = isHeld || (condition?.unitNumbers.includes(row.inventoryNumber ?? '') ?? false);
    const isRented = product !== null && !product.isRestricted;
    const inStock =
      row.condition === 'NEW' ? availablePieces(condition, row.variantId, heldNumbers) : Number(isUnitThere);
    const isAvailable = inStock - siblingPieces(rows, row, 'before') >= row.quantity;
    return {
      row,
      product,
      condition,
      terms,
      wasWeeklyRateCents:
        addOn === null && rateOffBps === null
          ? (condition?.wasWeeklyRateCents ?? null)
          : (ownTerms?.weeklyRateCents ?? null),
      cheaperWithId: addOn && addOn.rateBps < FULL_BPS ? addOn.mainId : null,
      rentSavedCents: totalRentCents(sharedTerms) - totalRentCents(terms),
      isOrderable: isRented && isAvailable,
      availableQuantity: isRented ? Math.max(0, inStock - siblingPieces(rows, row, 'all')) : 0,
    };
  });
}

/** Terms of the lines that can be ordered, with their quantities. */
export function orderableTerms(lines: readonly PricedLine[]): CartLineTerms[] {
  return lines
    .filter((line) => line.isOrderable)
    .map((line) => ({ ...line.terms, quantity: line.row.quantity }));
}

/** How much lower a promotion makes the rent of the lines that can be ordered. */
export function rentSavedCents(lines: readonly PricedLine[]): number {
  return lines
    .filter((line) => line.isOrderable)
    .reduce((sum, line) => sum + line.rentSavedCents * line.row.quantity, 0);
}

/** Weekly rent of the lines that can be ordered, in cents. */
export function weeklyCartCents(lines: readonly PricedLine[]): number {
  return orderableTerms(lines).reduce((sum, line) => sum + line.weeklyRateCents * (line.quantity ?? 1), 0);
}
