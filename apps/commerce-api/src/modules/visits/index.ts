export { visitRoutes } from './routes.ts';
export { visitJobs } from './settle-visit.ts';
