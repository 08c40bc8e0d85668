export { findStandingApproval, fitOf } from './find-standing-approval.ts';
