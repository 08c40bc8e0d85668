export * from './allocate.ts';
export * from './cents.ts';
export * from './format-cents.ts';
