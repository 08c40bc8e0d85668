export { personalizationJobs } from './forget-activities.ts';
export { personalizationRoutes } from './routes.ts';
