import type { BasketCoupon } from '@ownpath/contracts/basket';
import { calendarDateIn } from '@ownpath/domain/dates';
import type { SellableProduct } from '../catalog/index.ts';
import type { CouponRow } from './coupon-queries.ts';

/** What a promotion does to a cart: a share off the rates of some categories, or a small first payment. */
export type CartPromotion = {
  readonly rateOffBps: number | null;
  readonly firstPaymentCents: number | null;
  /** Empty means all. */
  readonly categoryIds: readonly string[];
};

type PromotionStore = { readonly id: string; readonly timeZone: string } | null;

/** A rate is never free: the rental law knows no payment of nothing. */
const MAX_RATE_OFF_BPS = 9999;

function isRunning(coupon: CouponRow, store: PromotionStore, now: Date): boolean {
  const { promotion } = coupon;
  if (!promotion?.isEnabled) return false;
  const today = calendarDateIn(now, store?.timeZone ?? 'UTC');
  return promotion.startsOn <= today && today <= promotion.endsOn;
}

function isFor(product: SellableProduct | undefined, categoryIds: readonly string[]): boolean {
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

/** How each code stands for this cart, store and shopper, and what the first that applies does. */
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
      rateOffBps: terms.percentBps === null ? null : Math.min(terms.percentBps, MAX_RATE_OFF_BPS),
      firstPaymentCents: terms.firstPaymentCents,
      categoryIds: applied?.categoryIds ?? [],
    },
  };
}

/** Share of its rate that a product keeps, in basis points; null when nothing is taken off. */
export function rateOffOf(promotion: CartPromotion | null, product: SellableProduct | null): number | null {
  if (!promotion || promotion.rateOffBps === null || !product) return null;
  return isFor(product, promotion.categoryIds) ? promotion.rateOffBps : null;
}
