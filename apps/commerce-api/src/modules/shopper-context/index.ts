export { findShopperStore, findShopperStoreRow } from './find-shopper-store.ts';
export { giveOwnStore } from './own-store.ts';
export { shopperContextRoutes } from './routes.ts';
export {
  putQualifier,
  type StoreCaller,
  type StoreCallerValues,
  shopperStoreId,
  storeCallerValues,
} from './shopper-context-queries.ts';
