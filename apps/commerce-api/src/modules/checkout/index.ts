export { findProgress, findReopenedBasket, hasCartAsOrdered, putSession } from './checkout-queries.ts';
export { loadCheckout, requireOrderable, requireStep, scheduleOf } from './load-checkout.ts';
export type { OrderableBasket } from './pay-schedule.ts';
export { RETAILER_NAME } from './renewal-terms.ts';
export { checkoutRoutes } from './routes.ts';
