export * from './sensitive.ts';
