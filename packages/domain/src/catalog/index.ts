export * from './availability.ts';
export * from './conditions.ts';
export * from './delivery-bands.ts';
export * from './listing.ts';
