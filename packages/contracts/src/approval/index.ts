export * from './approval.ts';
export * from './endpoints.ts';
