export * from './availability.ts';
export * from './category.ts';
export * from './product.ts';
export * from './product-codec.ts';
export * from './product-detail.ts';
export * from './rental-price.ts';
export * from './search.ts';
