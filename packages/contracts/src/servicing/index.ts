export * from './agreement-details.ts';
export * from './agreement-summary.ts';
export * from './autopay.ts';
export * from './customer-record.ts';
export * from './endpoints.ts';
export * from './payment-detail.ts';
export * from './payment-help.ts';
export * from './payments.ts';
