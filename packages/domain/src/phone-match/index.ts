export * from './mask-person.ts';
export * from './phone-match-rules.ts';
