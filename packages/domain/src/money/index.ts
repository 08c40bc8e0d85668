export * from './allocate.ts';
export * from './cents.ts';
