export * from './analytics.ts';
export * from './caching.ts';
export * from './durations.ts';
export * from './layout.ts';
