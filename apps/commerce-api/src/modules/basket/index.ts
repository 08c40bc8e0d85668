export {
  findBillingAddress,
  findShipment,
  listInstruments,
  putShippingAddress,
} from './basket-parts-queries.ts';
export type { BasketRow } from './basket-queries.ts';
export { changeBasket, findOpenBasket, lockBasket } from './basket-queries.ts';
export { buildCartQuote } from './cart-quote.ts';
export { type BasketRequest, changeOpenBasket, getOwnBasket } from './change-basket.ts';
export { makeTemporaryBasket } from './create-basket.ts';
export { toOrderAddress } from './delivery-address.ts';
export type { BasketCaller } from './load-store-products.ts';
export { type PricedBasket, priceBasket } from './price-basket.ts';
export { orderableTerms, type PricedLine, weeklyCartCents } from './price-lines.ts';
export { basketJobs } from './release-holds.ts';
export { commitHolds, holdUnit, releaseHolds } from './reservation-queries.ts';
export { basketRoutes } from './routes.ts';
export { toBasketItem } from './to-basket-item.ts';
