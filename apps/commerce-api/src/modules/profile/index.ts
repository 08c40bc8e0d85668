export { profileJobs } from './export-data.ts';
export { profileRoutes } from './routes.ts';
