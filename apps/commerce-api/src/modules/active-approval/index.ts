export {
  type CurrentApprovalJson,
  currentApprovalOf,
  lockApprovalHolders,
  noteShownResponse,
} from './active-approval-queries.ts';
export { carryOverApproval } from './carry-over-approval.ts';
export { moveDraft } from './draft-owner-queries.ts';
export {
  findActiveApproval,
  fitOf,
  isActiveDecline,
  isValidApproval,
  readApproval,
} from './find-active-approval.ts';
export { loadVerificationNeeds, type VerificationNeeds } from './needed-documents.ts';
export { satisfyDocument } from './verification-queries.ts';
