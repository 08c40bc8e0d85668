import type { CartQuote } from '@ownpath/contracts/basket';
import type { Locale } from '@ownpath/domain/site';
import { type CouponRow, insertCoupon } from './basket-parts-queries.ts';
import { type BasketCaller, changeBasket, type Queryable, type Transaction } from './basket-queries.ts';
import { listOffers } from './offer-queries.ts';
import { firstAgreementOf, type PricedBasket, priceBasket } from './price-basket.ts';

/** An offer for this customer, and what the agreement at hand costs with it. */
export type CartOffer = {
  readonly promotion: NonNullable<CouponRow['promotion']>;
  readonly quote: CartQuote;
};

/** The first offer that makes the agreement at hand cheaper; null without one. */
export async function findOffer(
  queryable: Queryable,
  { basket, quote }: PricedBasket,
  caller: BasketCaller,
  locale: Locale,
  now: Date,
): Promise<CartOffer | null> {
  if (basket.status !== 'open' || quote === null) return null;
  for (const offer of await listOffers(queryable, basket)) {
    const priced = firstAgreementOf(await priceBasket(queryable, basket, caller, locale, now, { offer }));
    if (offer.promotion && priced.quote && priced.quote.totalWithTaxCents < quote.totalWithTaxCents) {
      return { promotion: offer.promotion, quote: priced.quote };
    }
  }
  return null;
}

/** Adds the offer's code to the basket. The store's day decides whether it runs, so it is found, not entered. */
export async function claimOffer(
  transaction: Transaction,
  basketId: string,
  { promotion }: CartOffer,
  now: Date,
): Promise<void> {
  await insertCoupon(transaction, { basketId, code: promotion.code, promotionId: promotion.id });
  await changeBasket(transaction, basketId, {}, now);
}
