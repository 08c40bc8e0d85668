export * from './closing.ts';
export * from './contact-proof.ts';
