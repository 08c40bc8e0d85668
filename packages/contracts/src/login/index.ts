export * from './account-endpoints.ts';
export * from './endpoints.ts';
export * from './passwordless-endpoints.ts';
export * from './tokens.ts';
