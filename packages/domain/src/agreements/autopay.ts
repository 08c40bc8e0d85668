/** Business days before a charge until which a consumer can stop it: 12 CFR 1005.10(c)(1). */
export const AUTOPAY_STOP_BUSINESS_DAYS = 3;

/** Days of notice before a charge that differs from the authorised amount: 12 CFR 1005.10(d)(1). */
export const AUTOPAY_NOTICE_DAYS = 10;

/** Version of the text that authorises the debit of a bank account; change it with every edit of the text. */
export const DEBIT_TEXT_VERSION = 'debit-2026-11';

type Payment = { readonly dueDate: string; readonly totalCents: number };

/** The charges that autopay makes: every payment after the first one, which is made at checkout. */
export type AutopayCharges = {
  readonly count: number;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly leastCents: number;
  readonly mostCents: number;
};

/** Null when the first payment is the only one. */
export function autopayChargesOf(payments: readonly Payment[]): AutopayCharges | null {
  const [, ...later] = payments;
  const [next] = later;
  const last = later.at(-1);
  if (!next || !last) return null;
  const amounts = later.map(({ totalCents }) => totalCents);
  return {
    count: later.length,
    firstDate: next.dueDate,
    lastDate: last.dueDate,
    leastCents: Math.min(...amounts),
    mostCents: Math.max(...amounts),
  };
}
