export { findSession, putSession } from './checkout-store.ts';
export { type Checkout, loadCheckout, requireOrderable, requireStep, scheduleOf } from './load-checkout.ts';
export { type OrderableBasket, weekdayNameOf } from './pay-schedule.ts';
export { RETAILER_NAME } from './renewal-terms.ts';
export { checkoutRoutes } from './routes.ts';
