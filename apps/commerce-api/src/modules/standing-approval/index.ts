export { findStandingApproval, fitOf, isValidApproval } from './find-standing-approval.ts';
