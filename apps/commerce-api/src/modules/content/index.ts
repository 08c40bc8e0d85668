export { findContentAsset } from './content-store.ts';
export { contentRoutes } from './routes.ts';
