export { carryOverApproval } from './carry-over-approval.ts';
export { findStandingApproval, fitOf } from './find-standing-approval.ts';
