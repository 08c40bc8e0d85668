export { type ApprovalApplication, findLatestApplication } from './approval-store.ts';
export { approvalRoutes } from './routes.ts';
