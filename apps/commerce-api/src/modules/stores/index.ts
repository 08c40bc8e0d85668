export {
  findSellingStore,
  findSellingStoreRow,
  type SellingStoreFacts,
  toSellingStore,
} from './find-selling-store.ts';
export { getOpenStore } from './get-open-store.ts';
export { storeRoutes } from './routes.ts';
export type { SellingStore } from './selling-store.ts';
export { type StoreRow, sellingStoreFacts } from './stores-store.ts';
