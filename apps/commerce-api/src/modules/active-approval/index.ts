export { lockApprovalHolders } from './active-approval-queries.ts';
export { carryOverApproval } from './carry-over-approval.ts';
export { findActiveApproval, fitOf, isActiveDecline, isValidApproval } from './find-active-approval.ts';
export { loadNeededDocuments } from './needed-documents.ts';
