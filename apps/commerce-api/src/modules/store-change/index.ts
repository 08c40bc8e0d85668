export { storeChangeRoutes } from './routes.ts';
