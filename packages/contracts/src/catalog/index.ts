export * from './availability.ts';
export * from './category.ts';
export * from './product.ts';
export * from './rental-price.ts';
export * from './search.ts';
