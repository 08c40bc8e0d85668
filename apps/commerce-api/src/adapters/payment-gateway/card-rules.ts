/** Outcome of charges to a sandbox card. */
export type CardBehavior =
  | 'accept'
  | 'decline'
  | 'insufficient-funds'
  | 'expired'
  | 'address-mismatch'
  | 'later-renewals-fail'
  | 'authorize-times-out'
  | 'authorize-is-lost'
  | 'capture-times-out'
  | 'capture-declines'
  | 'debit-returns'
  | 'debit-returns-closed'
  | 'debit-returns-not-authorized';

/** Outcomes by the last four digits (docs/sandbox.md); all numbers pass the Luhn check. */
const behaviorByLast4: Readonly<Record<string, CardBehavior>> = {
  '0002': 'decline',
  '9995': 'insufficient-funds',
  '0069': 'expired',
  '0341': 'later-renewals-fail',
  '0119': 'authorize-times-out',
  '0127': 'authorize-is-lost',
  '0101': 'capture-times-out',
  '0259': 'capture-declines',
};

/** The ZIP code that no bank has on file (docs/sandbox.md). */
const UNKNOWN_BILLING_ZIP = '20000';

export function cardBehaviorOf(last4: string, postalCode: string): CardBehavior {
  if (postalCode === UNKNOWN_BILLING_ZIP) return 'address-mismatch';
  return behaviorByLast4[last4] ?? 'accept';
}

const brandPatterns: readonly (readonly [string, RegExp])[] = [
  ['Visa', /^4\d{12}(\d{3})?(\d{3})?$/],
  ['Mastercard', /^(5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/],
  ['American Express', /^3[47]\d{13}$/],
  ['Discover', /^6(011|5\d{2})\d{12}$/],
];

/** Brand of a number in digits; null for brands that are not accepted. */
export function cardBrandOf(number: string): string | null {
  return brandPatterns.find(([, pattern]) => pattern.test(number))?.[0] ?? null;
}

/** Check digit of ISO/IEC 7812-1, annex B. */
export function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Reads `MMYY` or `MM/YY`; null for a month that does not exist. */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d{2})$/.exec(text.trim()) ?? [];
  return month === undefined || year === undefined
    ? null
    : { month: Number(month), year: 2000 + Number(year) };
}

/** A card is valid to the end of its month (specification section 5, "Cards and stock"). */
export function isCardExpired(expiry: { readonly month: number; readonly year: number }, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiry.year, expiry.month, 1);
}
