export * from './activities.ts';
export * from './recommendations.ts';
