export * from './address.ts';
export * from './basket.ts';
export * from './basket-item.ts';
export * from './cart-quote.ts';
export * from './endpoints.ts';
