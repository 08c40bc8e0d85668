export { referralJobs } from './credit-referral.ts';
export { referralRoutes } from './routes.ts';
