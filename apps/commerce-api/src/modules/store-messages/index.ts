export { storeMessageJobs } from './answer-message.ts';
export { storeMessageRoutes } from './routes.ts';
