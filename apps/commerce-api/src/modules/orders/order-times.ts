import { RETRY_VALID_HOURS, SIGNATURE_VALID_HOURS } from '@ownpath/domain/checkout';

const MINUTE_MS = 60_000;

/** An unsigned order is voided after this time. */
export const SIGNATURE_LIFE_MS = SIGNATURE_VALID_HOURS * 60 * MINUTE_MS;
/** A signed order whose charge was declined can be paid with another card for this time. */
export const RETRY_LIFE_MS = RETRY_VALID_HOURS * 60 * MINUTE_MS;
/** Whoever sees the declined charge and stays pays within this time; after it, a mail says what is due. */
const TELL_UNPAID_AFTER_MS = 10 * MINUTE_MS;
/** Units are held a little longer than payment and signature may take. */
export const ORDER_HOLD_MS = SIGNATURE_LIFE_MS + 60 * MINUTE_MS;

/** When a job first asks the provider whether the shopper signed; then each time after twice as long. */
export const CHECK_SIGNATURE_AFTER_MS = 5 * MINUTE_MS;

/** Completes a signature whose signer did not come back to the shop. */
export const CHECK_SIGNATURE = 'check-signature';
export const VOID_UNSIGNED_ORDER = 'void-unsigned-order';
/** Saves the card of an order for its customer. */
export const SAVE_CARD = 'save-card';
export const SAVE_AUTOPAY_CARD = 'save-autopay-card';
/** Ends a signed order that no other card has paid. */
export const END_UNPAID_ORDER = 'end-unpaid-order';
/** Mails a link to a signed order that is still unpaid, for a shopper who has left. */
export const TELL_UNPAID_ORDER = 'tell-unpaid-order';
/** What follows a declined charge, and when. */
export const UNPAID_JOBS = [
  [TELL_UNPAID_ORDER, TELL_UNPAID_AFTER_MS],
  [END_UNPAID_ORDER, RETRY_LIFE_MS],
] as const;
/** Makes the signed agreement's files. */
export const MAKE_AGREEMENT_FILES = 'make-agreement-files';
/** Looks an order up and mails a link to it. */
export const SEND_ORDER_LINK = 'send-order-link';
export const RECONCILE_PAYMENT = 'reconcile-payment';

/** Asks whether the bank has returned the debit of a first payment. */
export const CHECK_DEBIT = 'check-debit';

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
