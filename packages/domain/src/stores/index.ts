export * from './state-rule.ts';
export * from './state-rules.ts';
export * from './store-hours.ts';
export * from './store-search.ts';
export * from './store-terms.ts';
export * from './us-states.ts';
