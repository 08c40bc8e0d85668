export { haveTermsChanged } from './accepted-terms.ts';
export { autopaySection } from './autopay-section.ts';
export {
  type CheckoutSession,
  findProgress,
  findReopenedBasket,
  findSession,
  hasCartAsOrdered,
  putSession,
} from './checkout-queries.ts';
export { loadCheckout, requireOrderable, requireStep, scheduleOf } from './load-checkout.ts';
export { checkoutJobs } from './reserve-cart.ts';
export { RETAILER_NAME } from './retailer-name.ts';
export { checkoutRoutes } from './routes.ts';
