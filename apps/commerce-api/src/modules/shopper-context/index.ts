export { chosenStoreId } from './chosen-store-queries.ts';
export { findShopperStore, findShopperStoreRow } from './find-shopper-store.ts';
export { shopperContextRoutes } from './routes.ts';
