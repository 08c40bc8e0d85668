export * from './checkout-facts.ts';
export * from './checkout-flow.ts';
export * from './checkout-table.ts';
export * from './guards.ts';
export * from './order-pages.ts';
export * from './validate-table.ts';
