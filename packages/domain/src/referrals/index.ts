export * from './household.ts';
export * from './referral-terms.ts';
