export * from './endpoints.ts';
export * from './geocode.ts';
export * from './store.ts';
export type { StoreSettings } from './store-settings.ts';
