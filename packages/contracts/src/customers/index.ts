export * from './address.ts';
export * from './customer.ts';
export * from './endpoints.ts';
export * from './payment-instrument.ts';
export * from './product-list.ts';
export * from './product-list-endpoints.ts';
export * from './session-endpoints.ts';
