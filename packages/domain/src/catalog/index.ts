export * from './availability.ts';
export * from './colors-in-condition.ts';
export * from './conditions.ts';
export * from './delivery-bands.ts';
export * from './demand.ts';
export * from './listing.ts';
export * from './recommendations.ts';
