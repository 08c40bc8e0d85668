export { chargeAutopay } from './charge-autopay.ts';
export { servicingRoutes } from './routes.ts';
export { planServicing, servicingJobs } from './servicing-jobs.ts';
