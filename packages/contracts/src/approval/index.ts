export * from './address-endpoint.ts';
export * from './approval.ts';
export * from './draft-endpoints.ts';
export * from './endpoints.ts';
export * from './identity-check.ts';
