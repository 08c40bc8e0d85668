export { loadSellableItems } from './load-sellable-items.ts';
export { areOnlineOn } from './online-products-queries.ts';
export { catalogRoutes } from './routes.ts';
export type {
  SellableCondition,
  SellableProduct,
  SellableUnit,
} from './sellable-product.ts';
