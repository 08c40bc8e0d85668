export { findShopperStore } from './find-shopper-store.ts';
export { shopperContextRoutes } from './routes.ts';
