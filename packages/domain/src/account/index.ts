export * from './account-access.ts';
export * from './account-alerts.ts';
export * from './analytics-buckets.ts';
export * from './contact.ts';
export * from './deals-sign-up.ts';
export * from './inactivity.ts';
export * from './registration.ts';
export * from './session-timeout.ts';
