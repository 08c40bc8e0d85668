/** Where a customer pays on their agreements. */
export const PAY_HREF = '/my-accounts/payment-agreement';
export const HISTORY_HREF = '/my-accounts/payment-history';

export const payHref = (agreementNumber: string) =>
  `${PAY_HREF}?agreement=${encodeURIComponent(agreementNumber)}`;

/** What a payment settled, right after it and later. */
export const receiptHref = (paymentId: string) =>
  `/my-accounts/payment-successful?payment=${encodeURIComponent(paymentId)}`;
