export * from './geocode.ts';
export * from './store.ts';
