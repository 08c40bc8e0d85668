export {
  type DeliveryAddress,
  findServingStore,
  locateDelivery,
  requireDelivery,
} from './delivery-address.ts';
export { createStoreLocator, type LocateStore } from './locate-store.ts';
export { storeRoutes } from './routes.ts';
export {
  findSellingStore,
  getOpenStore,
  type SellingStore,
  type SellingStoreFacts,
  storeDay,
  toSellingStore,
} from './selling-store.ts';
export {
  findStoreRow,
  prepareFindStore,
  type StoreFacts,
  type StoreRow,
  sellingStoreFacts,
  storeFacts,
  toStoreRow,
} from './stores-queries.ts';
