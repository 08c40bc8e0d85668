export { checkFiles, scanFiles, toFile } from './check-files.ts';
export { documentJobs } from './review-document.ts';
export { documentRoutes } from './routes.ts';
