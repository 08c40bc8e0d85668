export * from './closing.ts';
export * from './contact-proof.ts';
export * from './text-reply.ts';
