export { servicingRoutes } from './routes.ts';
export { planServicing, servicingJobs } from './servicing-jobs.ts';
