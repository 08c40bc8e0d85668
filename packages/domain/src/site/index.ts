export * from './site-config.ts';
export * from './url-prefix.ts';
