export { PAYMENT_SETTLED } from './after-payment.ts';
export { chargeAutopay } from './charge-autopay.ts';
export { creditAgreement } from './credit-agreement.ts';
export { exchangeRoutes } from './exchange-routes.ts';
export { makePayment } from './make-payment.ts';
export { checkPaymentDebit } from './returned-payment.ts';
export { servicingRoutes } from './routes.ts';
export { planServicing, type ServicingOptions, servicingJobs } from './servicing-jobs.ts';
