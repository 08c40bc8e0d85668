export { clientLogRoutes } from './routes.ts';
export { clientLogJobs } from './write-client-log.ts';
