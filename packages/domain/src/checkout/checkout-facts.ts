/** Facts that a use case loads before it determines the next step. All come from the server, none from the client. */
export type CheckoutFacts = {
  /** `due` when the store looks up shoppers by phone and this shopper was not looked up yet. */
  readonly phoneMatch: 'off' | 'due' | 'done';
  readonly hasApplied: boolean;
  readonly decision: CheckoutDecision;
  readonly isIdentityQuizAnswered: boolean;
  readonly documents: 'none' | 'submitted' | 'rejected' | 'accepted';
  readonly documentRejections: number;
  readonly isApprovalExpired: boolean;
  /** The store delivers to the shopper's address, as far as it is known. */
  readonly isAddressServed: boolean;
  readonly fitsApproval: boolean;
  /** The store makes no agreements online: a colleague completes the order with the shopper. */
  readonly finishesInStore: boolean;
  readonly hasOffer: boolean;
  readonly isOfferAnswered: boolean;
  /** Every cart is asked about a reservation. Without that, only a shopper who made one has passed its step. */
  readonly isReservationEnabled: boolean;
  readonly hasReservation: boolean;
  readonly hasPaymentSchedule: boolean;
  readonly hasAcceptedRenewalTerms: boolean;
  readonly isStoreBankVerificationEnabled: boolean;
  readonly isHighRisk: boolean;
  /** The approval asks for a bank account. */
  readonly isBankRequested: boolean;
  readonly isBankVerified: boolean;
  readonly isFirstPaymentAuthorised: boolean;
  readonly isAgreementSigned: boolean;
  /** Unsigned for 24 hours: the authorization is released. */
  readonly hasSignatureExpired: boolean;
  readonly isFirstPaymentCaptured: boolean;
  /** The agreement is signed, and the card could not be charged. */
  readonly isCaptureDeclined: boolean;
  /** No other card paid the signed agreement within 24 hours. */
  readonly hasPaymentExpired: boolean;
  /** The shopper cancelled the order, or replaced it by another one. */
  readonly isOrderCancelled: boolean;
  readonly isDeliveryScheduled: boolean;
  readonly isDelivered: boolean;
  readonly isAgreementActive: boolean;
};

export type CheckoutDecision =
  | 'none'
  | 'approved'
  | 'conditional'
  | 'declined'
  | 'quiz'
  | 'web-form'
  | 'manual-review'
  | 'service-failure';

/** Documents can be sent again until this many were rejected. */
export const MAX_DOCUMENT_REJECTIONS = 3;

/** How long an agreement can wait for its signature. */
export const SIGNATURE_VALID_HOURS = 24;

/** How long a signed agreement can wait for another card after a declined charge. */
export const RETRY_VALID_HOURS = 24;

/** Facts of a new checkout. */
export const NEW_CHECKOUT: CheckoutFacts = {
  phoneMatch: 'off',
  hasApplied: false,
  decision: 'none',
  isIdentityQuizAnswered: false,
  documents: 'none',
  documentRejections: 0,
  isApprovalExpired: false,
  isAddressServed: true,
  fitsApproval: true,
  finishesInStore: false,
  hasOffer: false,
  isOfferAnswered: false,
  isReservationEnabled: false,
  hasReservation: false,
  hasPaymentSchedule: false,
  hasAcceptedRenewalTerms: false,
  isStoreBankVerificationEnabled: false,
  isHighRisk: false,
  isBankRequested: false,
  isBankVerified: false,
  isFirstPaymentAuthorised: false,
  isAgreementSigned: false,
  hasSignatureExpired: false,
  isFirstPaymentCaptured: false,
  isCaptureDeclined: false,
  hasPaymentExpired: false,
  isOrderCancelled: false,
  isDeliveryScheduled: false,
  isDelivered: false,
  isAgreementActive: false,
};
