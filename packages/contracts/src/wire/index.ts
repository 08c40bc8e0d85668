export * from './endpoint.ts';
export * from './json-text.ts';
export * from './money.ts';
export * from './problem.ts';
export * from './renamed.ts';
export * from './shared-fields.ts';
