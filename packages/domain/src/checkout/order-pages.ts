/** States of an order after its first payment was authorized. */
export const ORDER_STATES = [
  'awaiting-signature',
  'payment-failed',
  'confirmed',
  'voided',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Order statuses and the reasons of an ended one, as stored. */
export type StoredOrderState = {
  readonly status: 'created' | 'awaiting-signature' | 'confirmed' | 'cancelled' | 'failed';
  readonly cancelReason: string | null;
};

/** Not signed in time; signed and not paid in time; ended by the shopper or by a new order; paid, and cancelled before delivery. */
export const CANCEL_REASONS = [
  'not-signed',
  'not-paid',
  'by-shopper',
  'replaced',
  'before-delivery',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** Null for an order whose first payment was never authorized. */
export function orderStateOf({ status, cancelReason }: StoredOrderState): OrderState | null {
  switch (status) {
    case 'created':
      return null;
    case 'failed':
      return 'payment-failed';
    case 'cancelled':
      if (cancelReason === 'not-signed') return 'voided';
      if (cancelReason === 'before-delivery') return 'refunded';
      return cancelReason === 'not-paid' ? 'expired' : 'cancelled';
    default:
      return status;
  }
}

/** Pages that an order can lead to. */
export const ORDER_PAGES = ['checkout', 'docusign-redirect', 'cart', 'confirmation', 'registration'] as const;
export type OrderPage = (typeof ORDER_PAGES)[number];

/**
 * What a page does for an order: a content of its own, or another page to go to. The cart has the order's items again
 * once the order has failed or ended; registration and sign-in take no notice of an order.
 */
export type OrderView =
  | { readonly show: 'sign' | 'pay-again' | 'signing-result' | 'notice' | 'items' | 'confirmation' | 'form' }
  | { readonly goTo: OrderPage };

const CART: OrderView = { goTo: 'cart' };
/** A paid order has a page of its own, also after it was cancelled. */
const PAID = {
  checkout: { goTo: 'confirmation' },
  'docusign-redirect': { goTo: 'confirmation' },
  cart: { show: 'items' },
  confirmation: { show: 'confirmation' },
  registration: { show: 'form' },
} as const satisfies Record<OrderPage, OrderView>;
const ENDED = {
  checkout: CART,
  'docusign-redirect': CART,
  cart: { show: 'notice' },
  confirmation: CART,
  registration: { show: 'form' },
} as const satisfies Record<OrderPage, OrderView>;

export const ORDER_VIEWS: Readonly<Record<OrderState, Readonly<Record<OrderPage, OrderView>>>> = {
  'awaiting-signature': {
    checkout: { show: 'sign' },
    'docusign-redirect': { show: 'signing-result' },
    cart: { show: 'notice' },
    confirmation: { goTo: 'checkout' },
    registration: { show: 'form' },
  },
  'payment-failed': {
    checkout: { show: 'pay-again' },
    'docusign-redirect': { goTo: 'checkout' },
    cart: { show: 'notice' },
    confirmation: { goTo: 'checkout' },
    registration: { show: 'form' },
  },
  confirmed: PAID,
  refunded: PAID,
  voided: ENDED,
  cancelled: ENDED,
  expired: ENDED,
};
