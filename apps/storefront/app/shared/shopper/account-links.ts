import type { VisitKind } from '@ownpath/contracts/servicing';

/** Where a customer pays on their agreements. */
export const PAY_HREF = '/my-accounts/payment-agreement';
export const HISTORY_HREF = '/my-accounts/payment-history';

/** Help with a payment that is late or will be. */
export const PAYMENT_HELP_HREF = '/my-accounts/payment-help';

/** @param done what was just done there */
export const helpHref = (agreementNumber: string, done?: 'moved' | 'asked') =>
  `${PAYMENT_HELP_HREF}?${new URLSearchParams({ agreement: agreementNumber, ...(done && { done }) })}`;

export const payHref = (agreementNumber: string) =>
  `${PAY_HREF}?agreement=${encodeURIComponent(agreementNumber)}`;

/** What a payment settled, right after it and later. */
export const RECEIPT_HREF = '/my-accounts/payment-successful';
export const receiptHref = (paymentId: string) => `${RECEIPT_HREF}?payment=${encodeURIComponent(paymentId)}`;

/** The payment page with what is due on some agreements, and without the others. */
export function payTogetherHref(
  chosen: readonly string[],
  payable: readonly string[],
  storeId: string,
): string {
  const query = new URLSearchParams({ store: storeId });
  for (const number of payable) query.set(`choice-${number}`, chosen.includes(number) ? 'due' : 'none');
  return `${PAY_HREF}?${query}`;
}

/** Everything about one agreement. */
export const accountAgreementHref = (agreementNumber: string) =>
  `/my-accounts/agreement/${encodeURIComponent(agreementNumber)}`;

/** The payment page with the choice to own one agreement today. */
export const buyHref = (agreementNumber: string) =>
  `${payHref(agreementNumber)}&choice-${encodeURIComponent(agreementNumber)}=buy`;

/** The payment page with the choice to pay extra rent on one agreement; without an amount the customer enters it. */
export function extraHref(agreementNumber: string, extraCents?: number): string {
  const number = encodeURIComponent(agreementNumber);
  const amount = extraCents === undefined ? '' : `&amount-${number}=${(extraCents / 100).toFixed(2)}`;
  return `${payHref(agreementNumber)}&choice-${number}=extra${amount}`;
}

/** A paper about an agreement as a PDF; of a receipt with its payment. */
export function paperHref(
  agreementNumber: string,
  paper: 'receipt' | 'statement' | 'ownership-letter',
  paymentId?: string,
): string {
  const query = paymentId === undefined ? '' : `?payment=${encodeURIComponent(paymentId)}`;
  return `${accountAgreementHref(agreementNumber)}/${paper}${query}`;
}

/** Everything paid as a table for spreadsheets, with the filters of the history. */
export const historyFileHref = (query: string) => `${HISTORY_HREF}/csv${query === '' ? '' : `?${query}`}`;

export const AUTOPAY_HREF = '/my-accounts/enroll-autopay';
export const METHODS_HREF = '/my-accounts/payment-method';

/** The agreement's authorisation, opened to be given. */
export const turnOnHref = (agreementNumber: string) =>
  `${AUTOPAY_HREF}?agreement=${encodeURIComponent(agreementNumber)}`;

export const enrolledHref = (agreementNumber: string) =>
  `/my-accounts/enroll-successful?agreement=${encodeURIComponent(agreementNumber)}`;

/** The copy of an authorisation, as a file. */
export const authorizationHref = (agreementNumber: string) =>
  `/my-accounts/autopay-authorization/${encodeURIComponent(agreementNumber)}`;

/** Where deliveries and other visits of the store are booked. */
export const VISITS_HREF = '/my-accounts/schedule-delivery';

/** @param more further parameters, such as the chosen day */
export function visitHref(
  agreementNumber: string,
  kind: VisitKind = 'delivery',
  more: Readonly<Record<string, string>> = {},
): string {
  const query = { agreement: agreementNumber, ...(kind === 'delivery' ? {} : { kind }), ...more };
  return `${VISITS_HREF}?${new URLSearchParams(query)}`;
}

/** The booked visit as a calendar file. */
export const calendarHref = (agreementNumber: string, kind: VisitKind) =>
  `${VISITS_HREF}/calendar?${new URLSearchParams({ agreement: agreementNumber, kind })}`;

/** Where something rented is exchanged for something else. */
export const EXCHANGE_HREF = '/my-accounts/exchange';
/** What can be chosen instead. */
export const EXCHANGE_ITEMS_HREF = '/rac-exchange-plp';

/** @param done what was just done there */
export const exchangeHref = (agreementNumber: string, done?: 'asked' | 'kept') =>
  `${EXCHANGE_HREF}?${new URLSearchParams({ agreement: agreementNumber, ...(done && { done }) })}`;

/** Memberships of the benefit club. */
export const MEMBERSHIPS_HREF = '/my-accounts/memberships';

/** The page with the question whether to end one. */
export const endMembershipHref = (agreementNumber: string) =>
  `${MEMBERSHIPS_HREF}?${new URLSearchParams({ end: agreementNumber })}`;

/** The page after it. */
export const endedMembershipHref = (agreementNumber: string) =>
  `${MEMBERSHIPS_HREF}?${new URLSearchParams({ ended: agreementNumber })}`;
