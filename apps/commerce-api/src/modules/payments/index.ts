export {
  ASK_ATTEMPTS,
  type AuthorizationOutcome,
  type CaptureOutcome,
  RECONCILE_AFTER_MS,
  requestAuthorization,
  requestCapture,
} from './ask-gateway.ts';
export { chargeOnce } from './charge-once.ts';
export { debitCheckAfterMs, planDebitCheck } from './debit-checks.ts';
export { openHostedFields } from './open-hosted-fields.ts';
export { paymentDeclined } from './payment-declined.ts';
export { paymentMethodName } from './payment-method-name.ts';
export {
  countAuthorizations,
  type DebitEvidence,
  findAuthorization,
  findAuthorizationOfBasket,
  findAuthorizationOfOrder,
  findCapture,
  GATEWAY,
  insertAuthorization,
  moveAuthorization,
  moveCapture,
  type PaymentAuthorization,
  type PaymentCapture,
  planJob,
  putCapture,
} from './payment-queries.ts';
export { paymentJobs, planRefund, planRefundsOfOrder, planVoid, releaseCard } from './refund-payment.ts';
export {
  dropRefunds,
  findGivenBack,
  findRefundOfOrder,
  givenBackState,
  refundKeyOf,
} from './refund-queries.ts';
