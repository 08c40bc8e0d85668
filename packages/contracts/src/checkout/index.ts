export * from './bank-verification.ts';
export * from './documents.ts';
export * from './endpoints.ts';
export * from './offer.ts';
export * from './pay-schedule.ts';
export * from './reservation.ts';
export * from './state.ts';
