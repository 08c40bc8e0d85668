import { type CheckoutFacts, MAX_DOCUMENT_REJECTIONS } from './checkout-facts.ts';

type Guard = (facts: CheckoutFacts) => boolean;

/** Before the first payment, for the store's own rule, for high risk of store, goods or customer, or by the approval. */
export const isBankVerificationRequired: Guard = (facts) =>
  facts.isStoreBankVerificationEnabled || facts.isHighRisk || facts.isBankRequested;

/**
 * An authorized payment fixes the agreement: the approval amount that it uses, or an approval that ends later, no
 * longer blocks it.
 */
const isBeforeAuthorisation: Guard = (facts) => !facts.isFirstPaymentAuthorised;

/** Conditions on the transitions: pure functions by name, so that the table stays data. */
export const checkoutGuards = {
  always: () => true,
  isPhoneMatchDue: (facts) => facts.phoneMatch === 'due',
  isPhoneMatchDone: (facts) => facts.phoneMatch === 'done',
  hasApplied: (facts) => facts.hasApplied,
  mayApplyAgain: (facts) => !facts.hasApplied,
  isApproved: (facts) => facts.decision === 'approved',
  isConditional: (facts) => facts.decision === 'conditional',
  isDeclined: (facts) => facts.decision === 'declined',
  isQuizRequired: (facts) => facts.decision === 'quiz',
  isQuizDecided: (facts) => facts.isIdentityQuizAnswered && facts.decision !== 'quiz',
  isWebForm: (facts) => facts.decision === 'web-form',
  isManualReview: (facts) => facts.decision === 'manual-review',
  isServiceFailure: (facts) => facts.decision === 'service-failure',
  isApprovalExpired: (facts) => facts.isApprovalExpired && isBeforeAuthorisation(facts),
  hasDocuments: (facts) => facts.documents === 'submitted',
  areDocumentsAccepted: (facts) => facts.documents === 'accepted',
  areDocumentsRejected: (facts) => facts.documents === 'rejected' && isBeforeAuthorisation(facts),
  areDocumentsMissing: (facts) => facts.decision === 'conditional' && facts.documents !== 'accepted',
  isOutOfDocumentTries: (facts) => facts.documentRejections >= MAX_DOCUMENT_REJECTIONS,
  isAddressServed: (facts) => facts.isAddressServed || !isBeforeAuthorisation(facts),
  isAddressNotServed: (facts) => !facts.isAddressServed && isBeforeAuthorisation(facts),
  finishesInStore: (facts) => facts.finishesInStore && isBeforeAuthorisation(facts),
  fitsApproval: (facts) => facts.fitsApproval || !isBeforeAuthorisation(facts),
  exceedsApproval: (facts) => !facts.fitsApproval && isBeforeAuthorisation(facts),
  hasOffer: (facts) => facts.hasOffer,
  isOfferAnswered: (facts) => facts.isOfferAnswered,
  isOfferAnsweredAndReservationEnabled: (facts) => facts.isOfferAnswered && facts.isReservationEnabled,
  isReservationEnabled: (facts) => facts.isReservationEnabled,
  hasReservation: (facts) => facts.hasReservation,
  hasPaymentSchedule: (facts) => facts.hasPaymentSchedule,
  hasAcceptedTermsAndNeedsBank: (facts) => facts.hasAcceptedRenewalTerms && isBankVerificationRequired(facts),
  hasAcceptedTerms: (facts) => facts.hasAcceptedRenewalTerms,
  isBankVerified: (facts) => facts.isBankVerified,
  isFirstPaymentAuthorised: (facts) => facts.isFirstPaymentAuthorised,
  hasSignatureExpired: (facts) => facts.hasSignatureExpired && !facts.isAgreementSigned,
  isAgreementSigned: (facts) => facts.isAgreementSigned,
  isUnsignedOrderCancelled: (facts) => facts.isOrderCancelled && !facts.isAgreementSigned,
  isFirstPaymentCaptured: (facts) => facts.isFirstPaymentCaptured,
  isCaptureDeclined: (facts) => facts.isCaptureDeclined,
  hasPaymentExpired: (facts) => facts.hasPaymentExpired,
  isOrderCancelled: (facts) => facts.isOrderCancelled,
  isOrderEnded: (facts) => facts.hasSignatureExpired || facts.isOrderCancelled || facts.hasPaymentExpired,
  isDeliveryScheduled: (facts) => facts.isDeliveryScheduled,
  isDelivered: (facts) => facts.isDelivered,
  isAgreementActive: (facts) => facts.isAgreementActive,
} as const satisfies Record<string, Guard>;

export type CheckoutGuard = keyof typeof checkoutGuards;
