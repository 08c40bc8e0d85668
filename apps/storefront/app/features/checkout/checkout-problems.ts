import type { CheckoutOutcome } from '@ownpath/contracts/checkout';

const problemIds = {
  CheckoutStepOutOfOrder: 'checkout.problem.stepOutOfOrder',
  BasketChanged: 'checkout.problem.basketChanged',
  OfferEnded: 'offer.problem.ended',
  ReservationNotOffered: 'reservation.problem.ended',
  DepositRequired: 'reservation.problem.deposit',
  NoDecision: 'identity.problem.noDecision',
  InvalidParameters: 'checkout.problem.invalid',
  TooManyRequests: 'checkout.problem.tooManyRequests',
  PaymentDeclined: 'payment.problem.declined',
  BillingZipMismatch: 'payment.problem.billingZip',
  PaymentMethodNotAccepted: 'payment.problem.notAccepted',
  PaymentMethodNotForAutopay: 'payment.problem.notForAutopay',
  SavedCardGone: 'payment.problem.savedCardGone',
  PaymentNotReceived: 'payment.problem.notReceived',
  PaymentUnknown: 'payment.problem.unknown',
  OrderInProgress: 'payment.problem.unknown',
  Timeout: 'payment.problem.unknown',
  ServiceUnavailable: 'payment.problem.unknown',
} as const satisfies Record<string, string>;

/** What to say for an error code on a step; the API's own text is never shown. */
export function checkoutProblemId(code: string): string {
  return Object.hasOwn(problemIds, code)
    ? problemIds[code as keyof typeof problemIds]
    : 'checkout.problem.unknown';
}

/** Where a checkout that cannot go on is continued: codes of the API and the page that helps. */
const exits = {
  BasketNotFound: '/cart',
  OrderNotFound: '/cart',
  ProductUnavailable: '/cart',
  StoreRequired: '/cart?problem=StoreRequired',
  StateNotServed: '/checkout/delivery',
  OutsideDeliveryArea: '/checkout/delivery',
  PaymentMethodNotAccepted: '/checkout/finish-in-store',
  CategoryRestricted: '/cart?problem=CategoryRestricted',
  ApprovalExceeded: '/cart?problem=ApprovalExceeded',
  ApprovalRequired: '/approved',
} as const satisfies Record<string, string>;

export function checkoutExit(code: string): string | null {
  return Object.hasOwn(exits, code) ? exits[code as keyof typeof exits] : null;
}

/** Refused before anything was charged; the step that is due then says so. */
const PAYMENT_BEGINS_AGAIN: readonly string[] = [
  'BasketChanged',
  'CheckoutStepOutOfOrder',
  'PaymentMethodNotAccepted',
];

/** Where a refused payment goes on; null when its own page says what happened. */
export function paymentExit(code: string): string | null {
  if (code === 'ProductUnavailable') return '/cart?problem=SoldOutUnpaid';
  return PAYMENT_BEGINS_AGAIN.includes(code) ? `/checkout?problem=${code}` : checkoutExit(code);
}

const outcomeExits = {
  'phone-match': '/payfone?returnTo=/checkout',
  declined: '/declined',
  'web-form': '/web-order-form',
  'address-not-served': '/checkout/delivery',
  'finish-in-store': '/checkout/finish-in-store',
  'cart-exceeds-approval': '/cart?problem=ApprovalExceeded',
  voided: '/cart',
  cancelled: '/cart',
  expired: '/cart',
  'documents-rejected': '/pre-approvedPage',
} as const satisfies Partial<Record<CheckoutOutcome, string>>;

/** The page of an outcome that is no step; null when the shopper may apply (again) here. */
export function outcomeExit(outcome: CheckoutOutcome | null): string | null {
  return outcome !== null && Object.hasOwn(outcomeExits, outcome)
    ? outcomeExits[outcome as keyof typeof outcomeExits]
    : null;
}

/** True when the next try repeats this one, with the card that is attached already. */
export function isSameTry(code: string): boolean {
  return code === 'TooManyRequests' || isOutcomeUnknown(code);
}

/** True when the same request may have been carried out: the next try must carry the same key. */
export function isOutcomeUnknown(code: string): boolean {
  return ['PaymentUnknown', 'OrderInProgress', 'Timeout', 'ServiceUnavailable', 'MalformedAnswer'].includes(
    code,
  );
}
