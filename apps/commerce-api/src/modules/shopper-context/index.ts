export { chosenStoreId } from './chosen-store.ts';
export { findShopperStore, findShopperStoreRow } from './find-shopper-store.ts';
export { shopperContextRoutes } from './routes.ts';
