export * from './caching.ts';
export * from './carousel.ts';
export * from './cookies.ts';
export * from './durations.ts';
export * from './layout.ts';
export * from './timers.ts';
