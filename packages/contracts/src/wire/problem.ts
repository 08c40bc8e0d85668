import { z } from 'zod';

/** The documented error shape of the Shopper APIs (RFC 9457), plus our machine code and correlation id. */
export const Problem = z.looseObject({
  title: z.string(),
  type: z.string(),
  detail: z.string(),
  /** A stable code that a client maps to its own text, for example `BasketChanged`. */
  code: z.string().optional(),
  correlationId: z.string().optional(),
  /** With `NotEnoughStock`: how many there are, counting those in the basket. */
  availableQuantity: z.int().optional().catch(undefined),
  /** With `OutsideDeliveryArea`: the nearest store that delivers there. */
  servingStoreId: z.string().optional().catch(undefined),
  /** With `PaymentDeclined`: the gateway's reason; `address-mismatch` is a wrong billing ZIP code. */
  declineCode: z.string().optional().catch(undefined),
  /** Field errors of a rejected body: dotted path and a code. */
  fields: z.array(z.object({ path: z.string(), code: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Every domain error code with its HTTP status and fixed title; use cases throw codes, `http/` maps them. */
export const problems = {
  BadRequest: { status: 400, title: 'Bad Request' },
  /** Nothing was stored. */
  InfectedFile: { status: 400, title: 'Infected File' },
  MalformedJson: { status: 400, title: 'Malformed JSON' },
  InvalidParameters: { status: 400, title: 'Invalid Parameters' },
  InvalidCustomer: { status: 400, title: 'Invalid Customer' },
  InvalidPassword: { status: 400, title: 'Invalid Password' },
  InvalidCredentials: { status: 400, title: 'Invalid Credentials' },
  InvalidResetToken: { status: 400, title: 'Invalid Reset Token' },
  /** A link or code to prove an address or number: wrong, used or expired. */
  InvalidProof: { status: 400, title: 'Invalid Proof' },
  /** Text messages go to a verified mobile number only. */
  PhoneNotVerified: { status: 409, title: 'Phone Not Verified' },
  /** Something is open: see the blockers of the profile. */
  AccountNotClosable: { status: 409, title: 'Account Not Closable' },
  ReferralNotOffered: { status: 403, title: 'Referral Not Offered' },
  /** `fields` names why: unknown, own, used, or not a new customer. */
  ReferralRefused: { status: 409, title: 'Referral Refused' },
  LoginAlreadyInUse: { status: 400, title: 'Login Already In Use' },
  Unauthorized: { status: 401, title: 'Unauthorized' },
  InvalidToken: { status: 401, title: 'Invalid Token' },
  Forbidden: { status: 403, title: 'Forbidden' },
  /** No customer record was found for the caller's sign-in (specification section 8; decision 0082). */
  CUS012: { status: 404, title: 'Customer Record Not Found' },
  /** The caller has a customer record already. */
  RecordExists: { status: 409, title: 'Record Exists' },
  NotFound: { status: 404, title: 'Not Found' },
  ProductNotFound: { status: 404, title: 'Product Not Found' },
  CategoryNotFound: { status: 404, title: 'Category Not Found' },
  StoreNotFound: { status: 404, title: 'Store Not Found' },
  SeoUrlMappingNotFound: { status: 404, title: 'Seo Url Mapping Not Found' },
  BasketNotFound: { status: 404, title: 'Basket Not Found' },
  OrderNotFound: { status: 404, title: 'Order Not Found' },
  OrderLinkNotFound: { status: 404, title: 'Order Link Not Found' },
  ContextNotFound: { status: 404, title: 'Shopper Context Not Found' },
  ContentNotFound: { status: 404, title: 'Content Not Found' },
  ProductListNotFound: { status: 404, title: 'Product List Not Found' },
  MethodNotAllowed: { status: 405, title: 'Method Not Allowed' },
  BasketChanged: { status: 409, title: 'Basket Changed' },
  CheckoutStepOutOfOrder: { status: 409, title: 'Checkout Step Out Of Order' },
  /** An offer was shown that has ended, was used, or no longer fits the cart. */
  OfferEnded: { status: 409, title: 'Offer Ended' },
  /** The store takes none here, or its period is over. */
  ReservationNotOffered: { status: 409, title: 'Reservation Not Offered' },
  /** The store reserves for a deposit only, or for another one than was shown. */
  DepositRequired: { status: 409, title: 'Deposit Required' },
  IdempotencyKeyReused: { status: 409, title: 'Idempotency Key Reused' },
  OrderInProgress: { status: 409, title: 'Order In Progress' },
  OrderNotCancellable: { status: 409, title: 'Order Not Cancellable' },
  ProductUnavailable: { status: 400, title: 'Product Unavailable' },
  /** With the member `availableQuantity`. */
  NotEnoughStock: { status: 400, title: 'Not Enough Stock' },
  BasketFull: { status: 400, title: 'Basket Full' },
  CustomerBasketsQuotaExceeded: { status: 400, title: 'Customer Baskets Quota Exceeded' },
  CustomerTemporaryBasketsQuotaExceeded: { status: 400, title: 'Customer Temporary Baskets Quota Exceeded' },
  ShipmentNotFound: { status: 404, title: 'Shipment Not Found' },
  NoSourceBasketException: { status: 409, title: 'Conflict' },
  BasketMergeNoCurrentBasketException: { status: 409, title: 'Conflict' },
  BasketTransferBasketAlreadyExistsException: { status: 409, title: 'Conflict' },
  BasketNotPromotableException: { status: 409, title: 'Conflict' },
  InvalidTaxMode: { status: 409, title: 'Invalid Tax Mode' },
  StoreRequired: { status: 409, title: 'Store Required' },
  StateNotServed: { status: 403, title: 'State Not Served' },
  /** With the member `servingStoreId` when another store delivers there. */
  OutsideDeliveryArea: { status: 403, title: 'Outside Delivery Area' },
  /** The store does not take this way to pay online. */
  PaymentMethodNotAccepted: { status: 400, title: 'Payment Method Not Accepted' },
  /** Debits of the bank account came back: it is not debited any more. */
  BankAccountBlocked: { status: 409, title: 'Bank Account Blocked' },
  /** Autopay is on, and this way to pay cannot be charged again. */
  PaymentMethodNotForAutopay: { status: 409, title: 'Payment Method Not For Autopay' },
  CategoryRestricted: { status: 403, title: 'Category Restricted' },
  ApprovalRequired: { status: 403, title: 'Approval Required' },
  ApprovalExceeded: { status: 409, title: 'Approval Exceeded' },
  PaymentDeclined: { status: 402, title: 'Payment Declined' },
  PaymentNotReceived: { status: 402, title: 'Payment Not Received' },
  PaymentUnknown: { status: 503, title: 'Payment State Unknown' },
  /** Another payment on the agreement has not been answered yet. */
  PaymentInProgress: { status: 409, title: 'Payment In Progress' },
  /** The agreement or the amount is no longer the one that was shown; nothing was charged. */
  PaymentChanged: { status: 409, title: 'Payment Changed' },
  /** The due date cannot be moved to that day, or not at all. */
  ExtensionNotOffered: { status: 409, title: 'Extension Not Offered' },
  /** The store has not answered an earlier request on the agreement. */
  HelpAlreadyRequested: { status: 409, title: 'Help Already Requested' },
  /** It cannot be exchanged now, or an exchange is under way. */
  ExchangeNotOffered: { status: 409, title: 'Exchange Not Offered' },
  /** Autopay charges it: another one has to take over first. */
  PaymentMethodInUse: { status: 409, title: 'Payment Method In Use' },
  /** The store takes no payment on this agreement online. */
  PaymentNotPermitted: { status: 403, title: 'Payment Not Permitted' },
  /** The time of a visit was taken meanwhile, or can't be booked (any more). */
  SlotTaken: { status: 409, title: 'Slot Taken' },
  /** It is too late: only the store can change the visit. */
  VisitNotChangeable: { status: 409, title: 'Visit Not Changeable' },
  /** Documents are missing, it was delivered, or the agreement is not running. */
  VisitNotOffered: { status: 409, title: 'Visit Not Offered' },
  PreconditionFailed: { status: 412, title: 'Precondition Failed' },
  UriTooLong: { status: 414, title: 'URI Too Long' },
  PayloadTooLarge: { status: 413, title: 'Payload Too Large' },
  UnsupportedMediaType: { status: 415, title: 'Unsupported Media Type' },
  TooManyRequests: { status: 429, title: 'Too Many Requests' },
  InternalError: { status: 500, title: 'Internal Server Error' },
  ServiceUnavailable: { status: 503, title: 'Service Unavailable' },
} as const satisfies Record<string, { status: number; title: string }>;
export type ProblemCode = keyof typeof problems;
