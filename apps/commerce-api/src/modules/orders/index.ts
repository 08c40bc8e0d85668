export { orderJobs } from './order-jobs.ts';
export { orderRoutes } from './routes.ts';
