import type { Locale } from '@ownpath/domain/site';

/** Addresses of an order's pages. */
const encode = encodeURIComponent;

/** Where a paid order is signed; works without a basket. */
export const signingHref = (orderNo: string) => `/checkout?step=docu-sign&orderNo=${encode(orderNo)}`;

/** Where the identity questions of an application are answered; works without a cart. */
export const IDENTITY_CHECK_HREF = '/checkout?step=identity-verification-form';

/** Where another card pays a signed order whose charge was declined. */
export const PAY_AGAIN_HREF = '/checkout?step=payment';

export const confirmationHref = (orderNo: string) => `/checkout/confirmation/${encode(orderNo)}`;

/** The delivery of an order as a calendar file. */
export const orderCalendarHref = (orderNo: string) => `${confirmationHref(orderNo)}/calendar`;

/** Where a paid order is cancelled before its delivery. */
export const cancelOrderHref = (orderNo: string) => `/orders/${encode(orderNo)}/cancel`;

/** The text of an order's agreement, in the language that is signed or in `copy`. */
export const agreementHref = (orderNo: string, copy?: Locale) =>
  `/checkout/agreement/${encode(orderNo)}${copy === undefined ? '' : `?copy=${copy}`}`;

/** The same as a file, once it is in force. */
export const agreementFileHref = (orderNo: string, copy: Locale) =>
  `/checkout/agreement/${encode(orderNo)}/pdf?copy=${copy}`;

/** The cart, with what became of an order whose items are in it again. */
export const endedOrderHref = (orderNo: string) => `/cart?order=${encode(orderNo)}`;
