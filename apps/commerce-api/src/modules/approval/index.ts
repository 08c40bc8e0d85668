export { type ApprovalApplication, findLatestApplication, lockApplication } from './approval-queries.ts';
export { decideApplication } from './decide-application.ts';
export { pageOfApproval, pageOfOpenApplication } from './find-existing-approval.ts';
export { leftApplicationJobs } from './left-application.ts';
export { approvalRoutes } from './routes.ts';
