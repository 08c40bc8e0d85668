export { servicingRoutes } from './routes.ts';
