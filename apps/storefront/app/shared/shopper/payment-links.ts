/** Where a customer pays on their agreements. */
export const PAY_HREF = '/my-accounts/payment-agreement';
export const HISTORY_HREF = '/my-accounts/payment-history';

/** Help with a payment that is late or will be. */
const HELP_HREF = '/my-accounts/payment-help';

/** @param done what was just done there */
export const helpHref = (agreementNumber: string, done?: 'moved' | 'asked') =>
  `${HELP_HREF}?${new URLSearchParams({ agreement: agreementNumber, ...(done && { done }) })}`;

export const payHref = (agreementNumber: string) =>
  `${PAY_HREF}?agreement=${encodeURIComponent(agreementNumber)}`;

/** What a payment settled, right after it and later. */
export const receiptHref = (paymentId: string) =>
  `/my-accounts/payment-successful?payment=${encodeURIComponent(paymentId)}`;

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
