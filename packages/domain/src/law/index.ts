export * from './coverage-terms.ts';
export { RETAILER_DAYS_AFTER_RETURN, reinstatementEndDate } from './derive-reinstatement.ts';
export * from './reinstatement-rights.ts';
export * from './state-law.ts';
export * from './state-rule.ts';
export * from './state-rules.ts';
export * from './store-terms.ts';
