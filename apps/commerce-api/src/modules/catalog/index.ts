export { loadSellableItems } from './load-sellable-items.ts';
export { listOffers, quoteRates } from './offers.ts';
export { catalogRoutes } from './routes.ts';
export type {
  SellableCondition,
  SellableItemsRequest,
  SellableProduct,
  SellableUnit,
} from './sellable-product.ts';
