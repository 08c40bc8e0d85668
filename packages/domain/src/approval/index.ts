export * from './approval.ts';
export * from './bank-evidence.ts';
export * from './decision-rule.ts';
export * from './document-files.ts';
export * from './identity-quiz.ts';
export * from './needed-documents.ts';
export * from './outcome-route.ts';
export * from './parse-approval.ts';
