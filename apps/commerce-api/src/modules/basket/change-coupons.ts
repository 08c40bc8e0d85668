import type { Basket } from '@ownpath/contracts/basket';
import { DomainError } from '../../domain-error.ts';
import { findStoreRow, storeDay } from '../stores/index.ts';
import { deleteCoupon, findPromotionByCode, insertCoupon, listCoupons } from './basket-parts-queries.ts';
import type { BasketRow, Transaction } from './basket-queries.ts';
import { type BasketDependencies, type BasketRequest, changeOpenBasket } from './change-basket.ts';

/**
 * Adds a promotion's code to the basket. Every read of the basket says whether the code applies.
 * @throws DomainError `BadRequest` for a code that is unknown, not running or not needed a second time
 */
export async function enterCoupon(
  transaction: Transaction,
  basket: BasketRow,
  code: string,
  now: Date,
): Promise<void> {
  const upperCode = code.trim().toUpperCase();
  const promotion = await findPromotionByCode(transaction, basket.siteId, upperCode);
  const store = basket.storeId === null ? null : await findStoreRow(transaction, basket.storeId, now);
  if (!promotion?.isEnabled || storeDay(store, now) > promotion.endsOn) {
    throw new DomainError('BadRequest', 'The coupon code is invalid.');
  }
  const [earlier] = await listCoupons(transaction, basket.id, basket.customerId);
  if (earlier) {
    const isSame = earlier.code === upperCode;
    throw new DomainError(
      'BadRequest',
      isSame
        ? 'The coupon code is already in the basket.'
        : 'The basket already has a coupon code; only one is allowed.',
    );
  }
  await insertCoupon(transaction, { basketId: basket.id, code: upperCode, promotionId: promotion.id });
}

/** @throws DomainError as `enterCoupon` */
export function addCoupon(
  deps: BasketDependencies,
  request: BasketRequest & { readonly code: string },
): Promise<Basket> {
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    await enterCoupon(transaction, basket, request.code, now);
    return {};
  });
}

/** @throws DomainError `NotFound` */
export function removeCoupon(
  deps: BasketDependencies,
  request: BasketRequest & { readonly couponItemId: string },
): Promise<Basket> {
  return changeOpenBasket(deps, request, async (transaction, basket) => {
    if (!(await deleteCoupon(transaction, basket.id, request.couponItemId))) {
      throw new DomainError('NotFound', 'No such coupon in this basket.');
    }
    return {};
  });
}
