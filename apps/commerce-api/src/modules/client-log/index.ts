export { clientLogJobs } from './forget-client-logs.ts';
export { clientLogRoutes } from './routes.ts';
