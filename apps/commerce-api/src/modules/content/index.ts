export { findContentAsset } from './content-queries.ts';
export { contentRoutes } from './routes.ts';
