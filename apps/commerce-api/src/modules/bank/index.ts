export { bankRoutes } from './routes.ts';
