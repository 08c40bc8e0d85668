export { clientLogRoutes } from './routes.ts';
