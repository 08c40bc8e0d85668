import type { CheckoutGuard } from './guards.ts';

/** Screens of the checkout (specification section 2). Each is a state of the same name. */
export const CHECKOUT_STEPS = [
  'wof',
  'identity-verification-form',
  'claim-offer',
  'reservation',
  'payment-schedule',
  'renewal-terms-page',
  'bank-verification',
  'payment',
  'docu-sign',
] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

export const CHECKOUT_STATES = [
  'start',
  'phone-match',
  ...CHECKOUT_STEPS,
  'deciding',
  'approved',
  'conditional',
  'declined',
  'web-form',
  'manual-review',
  'service-failure',
  'documents-submitted',
  'documents-rejected',
  'approval-expired',
  'address-not-served',
  'cart-fits',
  'cart-exceeds-approval',
  'finish-in-store',
  'signed',
  'captured',
  'delivery-scheduled',
  'documents-at-door',
  'delivered',
  'active',
  'payment-failed',
  'voided',
  'cancelled',
  'expired',
] as const;

export type CheckoutState = (typeof CHECKOUT_STATES)[number];

export const START_STATE: CheckoutState = 'start';

/** Final states: the rental is active, or a store colleague takes over. */
export const TERMINAL_STATES: readonly CheckoutState[] = ['active', 'web-form', 'finish-in-store'];

export type CheckoutTransition = {
  readonly from: CheckoutState;
  readonly to: CheckoutState;
  readonly when: CheckoutGuard;
};

/** All transitions of the checkout. The first open transition of a state applies. */
export const checkoutTransitions: readonly CheckoutTransition[] = [
  { from: 'start', to: 'phone-match', when: 'isPhoneMatchDue' },
  { from: 'start', to: 'wof', when: 'always' },
  { from: 'phone-match', to: 'wof', when: 'isPhoneMatchDone' },
  { from: 'wof', to: 'deciding', when: 'hasApplied' },

  { from: 'deciding', to: 'identity-verification-form', when: 'isQuizRequired' },
  { from: 'deciding', to: 'approved', when: 'isApproved' },
  { from: 'deciding', to: 'conditional', when: 'isConditional' },
  { from: 'deciding', to: 'declined', when: 'isDeclined' },
  { from: 'deciding', to: 'web-form', when: 'isWebForm' },
  { from: 'deciding', to: 'manual-review', when: 'isManualReview' },
  { from: 'deciding', to: 'service-failure', when: 'isServiceFailure' },
  { from: 'identity-verification-form', to: 'deciding', when: 'isQuizDecided' },
  { from: 'manual-review', to: 'approved', when: 'isApproved' },
  { from: 'manual-review', to: 'declined', when: 'isDeclined' },
  { from: 'service-failure', to: 'wof', when: 'mayApplyAgain' },
  { from: 'declined', to: 'wof', when: 'mayApplyAgain' },

  { from: 'approved', to: 'approval-expired', when: 'isApprovalExpired' },
  { from: 'approved', to: 'address-not-served', when: 'isAddressNotServed' },
  { from: 'approved', to: 'cart-fits', when: 'fitsApproval' },
  { from: 'approved', to: 'cart-exceeds-approval', when: 'exceedsApproval' },
  // A conditionally approved shopper can shop while documents are reviewed; delivery waits for the result.
  { from: 'conditional', to: 'approval-expired', when: 'isApprovalExpired' },
  { from: 'conditional', to: 'address-not-served', when: 'isAddressNotServed' },
  { from: 'conditional', to: 'documents-submitted', when: 'hasDocuments' },
  { from: 'conditional', to: 'documents-rejected', when: 'areDocumentsRejected' },
  { from: 'conditional', to: 'approved', when: 'areDocumentsAccepted' },
  { from: 'conditional', to: 'cart-fits', when: 'fitsApproval' },
  { from: 'conditional', to: 'cart-exceeds-approval', when: 'exceedsApproval' },
  { from: 'documents-submitted', to: 'approved', when: 'areDocumentsAccepted' },
  { from: 'documents-submitted', to: 'documents-rejected', when: 'areDocumentsRejected' },
  { from: 'documents-submitted', to: 'cart-fits', when: 'fitsApproval' },
  { from: 'documents-submitted', to: 'cart-exceeds-approval', when: 'exceedsApproval' },
  { from: 'documents-rejected', to: 'declined', when: 'isOutOfDocumentTries' },
  { from: 'documents-rejected', to: 'documents-submitted', when: 'hasDocuments' },
  { from: 'approval-expired', to: 'wof', when: 'mayApplyAgain' },
  { from: 'address-not-served', to: 'cart-fits', when: 'isAddressServed' },
  { from: 'cart-exceeds-approval', to: 'cart-fits', when: 'fitsApproval' },

  { from: 'cart-fits', to: 'finish-in-store', when: 'finishesInStore' },
  { from: 'cart-fits', to: 'claim-offer', when: 'hasOffer' },
  { from: 'cart-fits', to: 'reservation', when: 'isReservationEnabled' },
  { from: 'cart-fits', to: 'payment-schedule', when: 'always' },
  { from: 'claim-offer', to: 'reservation', when: 'isOfferAnsweredAndReservationEnabled' },
  { from: 'claim-offer', to: 'payment-schedule', when: 'isOfferAnswered' },
  { from: 'reservation', to: 'payment-schedule', when: 'hasReservation' },
  { from: 'payment-schedule', to: 'renewal-terms-page', when: 'hasPaymentSchedule' },
  { from: 'renewal-terms-page', to: 'bank-verification', when: 'hasAcceptedTermsAndNeedsBank' },
  { from: 'renewal-terms-page', to: 'payment', when: 'hasAcceptedTerms' },
  { from: 'bank-verification', to: 'payment', when: 'isBankVerified' },
  // The payment is authorized and the agreement is ready for signature.
  { from: 'payment', to: 'docu-sign', when: 'isFirstPaymentAuthorised' },
  { from: 'docu-sign', to: 'voided', when: 'hasSignatureExpired' },
  { from: 'docu-sign', to: 'cancelled', when: 'isUnsignedOrderCancelled' },
  { from: 'docu-sign', to: 'signed', when: 'isAgreementSigned' },
  // The payment is captured only after the signature.
  { from: 'signed', to: 'captured', when: 'isFirstPaymentCaptured' },
  { from: 'signed', to: 'payment-failed', when: 'isCaptureDeclined' },
  // The agreement stays signed while the shopper pays with another card or starts again.
  { from: 'payment-failed', to: 'captured', when: 'isFirstPaymentCaptured' },
  { from: 'payment-failed', to: 'expired', when: 'hasPaymentExpired' },
  { from: 'payment-failed', to: 'cancelled', when: 'isOrderCancelled' },
  // An order that ended returns its cart: schedule and terms are kept while the amounts are the same.
  { from: 'voided', to: 'payment-schedule', when: 'isOrderEnded' },
  { from: 'cancelled', to: 'payment-schedule', when: 'isOrderEnded' },
  { from: 'expired', to: 'payment-schedule', when: 'isOrderEnded' },
  { from: 'captured', to: 'delivery-scheduled', when: 'isDeliveryScheduled' },
  { from: 'delivery-scheduled', to: 'documents-at-door', when: 'areDocumentsMissing' },
  { from: 'delivery-scheduled', to: 'delivered', when: 'isDelivered' },
  { from: 'documents-at-door', to: 'delivered', when: 'areDocumentsAccepted' },
  { from: 'delivered', to: 'active', when: 'isAgreementActive' },
];
