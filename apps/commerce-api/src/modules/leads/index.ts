export { insertLead } from './leads-queries.ts';
export { leadRoutes } from './routes.ts';
