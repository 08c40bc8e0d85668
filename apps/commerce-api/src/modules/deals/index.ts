export { dealsRoutes } from './routes.ts';
