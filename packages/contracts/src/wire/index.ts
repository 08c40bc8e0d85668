export * from './codecs.ts';
export * from './endpoint.ts';
export * from './problem.ts';
export * from './reading.ts';
