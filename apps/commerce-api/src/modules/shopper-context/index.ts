export { findShopperStore, findShopperStoreRow } from './find-shopper-store.ts';
export { shopperContextRoutes } from './routes.ts';
export { chosenStoreId } from './shopper-context-queries.ts';
