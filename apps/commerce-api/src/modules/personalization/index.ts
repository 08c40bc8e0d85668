export { personalizationJobs } from './record-activity.ts';
export { personalizationRoutes } from './routes.ts';
