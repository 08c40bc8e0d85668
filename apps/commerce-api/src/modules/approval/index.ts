export { type ApprovalApplication, findLatestApplication, lockApplication } from './approval-queries.ts';
export { decideApplication } from './decide-application.ts';
export { pageOfApproval, pageOfOpenApplication } from './find-existing-approval.ts';
export { approvalRoutes } from './routes.ts';
