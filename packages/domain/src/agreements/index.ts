export * from './agreement-number.ts';
export * from './allocate-payment.ts';
export * from './autopay.ts';
export * from './due-status.ts';
export * from './payday.ts';
export * from './payday-choice.ts';
export * from './payment-schedule.ts';
export * from './visibility.ts';
