export { servicingRoutes } from './routes.ts';
export { servicingJobs } from './settle-payment.ts';
