export { documentJobs } from './review-document.ts';
export { documentRoutes } from './routes.ts';
