export * from './approval-amounts.ts';
