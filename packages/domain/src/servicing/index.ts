export * from './autopay-charges.ts';
export * from './buy-out.ts';
export * from './extension.ts';
export * from './help-request.ts';
export * from './payment-quote.ts';
export * from './reminders.ts';
export * from './rental-account.ts';
export * from './same-as-cash-plan.ts';
