export { carryOverApproval } from './carry-over-approval.ts';
export { findActiveApproval, fitOf } from './find-active-approval.ts';
