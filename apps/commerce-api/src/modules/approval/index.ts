export { type ApprovalApplication, findLatestApplication } from './approval-queries.ts';
export { approvalRoutes } from './routes.ts';
