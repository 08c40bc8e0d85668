export { moveReferral } from './referral-owner-queries.ts';
