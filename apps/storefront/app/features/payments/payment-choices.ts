import type { PaymentChoice } from '@ownpath/domain/servicing';
import { BANK } from '../../shared/payment-method/method-list.tsx';

/** What can be chosen for an agreement; `none` leaves it out of the payment. */
export const CHOICES = ['due', 'extra', 'ahead', 'part', 'buy', 'none'] as const;
export type ChoiceName = (typeof CHOICES)[number];

/** What the address says about one agreement: the choice, and what was typed with it. */
export type ChosenPayment = {
  readonly name: ChoiceName;
  /** As typed; empty without. */
  readonly amount: string;
  readonly count: string;
  /** Null for `none`, and for an amount that cannot be read. */
  readonly choice: PaymentChoice | null;
};

export const choiceField = (agreementNumber: string) => `choice-${agreementNumber}`;
export const amountField = (agreementNumber: string) => `amount-${agreementNumber}`;
export const countField = (agreementNumber: string) => `count-${agreementNumber}`;

const MAX_CENTS = 10_000_000;

/** Cents of a typed amount such as `54.15`, `$1,054.15` or `54`; null when it is none. */
export function readAmountCents(text: string): number | null {
  const match = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const cents = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

function choiceOf(name: ChoiceName, amount: string, count: string): PaymentChoice | null {
  const cents = readAmountCents(amount);
  switch (name) {
    case 'due':
      return { kind: 'DUE' };
    case 'buy':
      return { kind: 'BUY_OUT' };
    case 'extra':
      return cents === null ? null : { kind: 'EXTRA', extraRentCents: cents };
    case 'part':
      return cents === null ? null : { kind: 'PART', amountCents: cents };
    case 'ahead':
      return /^\d{1,3}$/.test(count) ? { kind: 'AHEAD', paymentCount: Number(count) } : null;
    case 'none':
      return null;
  }
}

/** @param isPreselected what applies while the address says nothing */
export function readChoice(
  query: URLSearchParams,
  agreementNumber: string,
  isPreselected: boolean,
): ChosenPayment {
  const named = query.get(choiceField(agreementNumber));
  const name = CHOICES.find((known) => known === named) ?? (isPreselected ? 'due' : 'none');
  const amount = query.get(amountField(agreementNumber)) ?? '';
  const count = query.get(countField(agreementNumber)) ?? '1';
  return { name, amount, count, choice: choiceOf(name, amount, count) };
}

/** Value of a bank account's row: its id, or that of an account that is typed. */
export const bankValue = ({ paymentMethodId }: { readonly paymentMethodId: string | null }) =>
  paymentMethodId ?? BANK;

/** Of the text that authorises the debit of a bank account. */
export const debitField = (method: string) => `debit-${method}`;

export const versionField = (agreementNumber: string) => `version-${agreementNumber}`;

const UNKNOWN: readonly string[] = ['PaymentUnknown', 'Timeout', 'ServiceUnavailable'];

/** True while nobody knows whether it was charged: sent again with the same key, it is charged once. */
export const isPaymentUnknown = (code: string) => UNKNOWN.includes(code);

const problemIds = {
  PaymentDeclined: 'payment.problem.declined',
  BillingZipMismatch: 'payment.problem.billingZip',
  PaymentChanged: 'pay.problem.changed',
  PaymentInProgress: 'pay.problem.inProgress',
  PaymentNotPermitted: 'pay.problem.notPermitted',
  PaymentMethodNotAccepted: 'payment.problem.savedCardGone',
  BankAccountBlocked: 'pay.problem.bankBlocked',
  IdempotencyKeyReused: 'pay.problem.changed',
  InvalidParameters: 'payment.problem.fields',
  TooManyRequests: 'checkout.problem.tooManyRequests',
} as const satisfies Record<string, string>;

/** What to say for an error code; the API's own text is never shown. */
export function paymentProblemId(code: string, isBank = false): string {
  if (isPaymentUnknown(code)) return 'payment.problem.unknown';
  if (isBank && code === 'PaymentDeclined') return 'payment.problem.declinedBank';
  if (isBank && code === 'PaymentMethodNotAccepted') return 'payment.problem.notAccepted';
  return Object.hasOwn(problemIds, code)
    ? problemIds[code as keyof typeof problemIds]
    : 'checkout.problem.unknown';
}
