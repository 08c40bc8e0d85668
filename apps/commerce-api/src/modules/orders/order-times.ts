import { SIGNATURE_VALID_HOURS } from '@ownpath/domain/checkout';

const MINUTE_MS = 60_000;

/** An order that is not signed by then is void. */
export const SIGNATURE_LIFE_MS = SIGNATURE_VALID_HOURS * 60 * MINUTE_MS;
/** Units are kept for an order while its payment and signature are awaited, and a little longer. */
export const ORDER_HOLD_MS = SIGNATURE_LIFE_MS + 60 * MINUTE_MS;
/** A payment whose answer never came is asked after so long, should the shopper not come back. */
export const RECONCILE_AFTER_MS = 2 * MINUTE_MS;

export const VOID_UNSIGNED_ORDER = 'void-unsigned-order';
/** Keeps the card of an order for its customer. */
export const SAVE_CARD = 'keep-card';
export const RECONCILE_PAYMENT = 'reconcile-payment';

export function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
