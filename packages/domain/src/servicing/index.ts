export * from './buy-out.ts';
export * from './payment-quote.ts';
export * from './rental-account.ts';
