export { PAYMENT_SETTLED } from './after-payment.ts';
export { chargeAutopay } from './charge-autopay.ts';
export { creditAgreement } from './credit-agreement.ts';
export { servicingRoutes } from './routes.ts';
export { planServicing, type ServicingOptions, servicingJobs } from './servicing-jobs.ts';
