export {
  findSellingStore,
  type SellingStoreFacts,
  toSellingStore,
} from './find-selling-store.ts';
export { getOpenStore } from './get-open-store.ts';
export { storeRoutes } from './routes.ts';
export type { SellingStore } from './selling-store.ts';
export { prepareFindStore, type StoreRow, sellingStoreFacts } from './stores-queries.ts';
