import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { formatCalendarDate } from '../agreements/index.ts';
import { type Email, type LetterLine, toLetter } from '../notifications/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import { type AutopayTexts, autopayTexts } from './autopay-email-texts.ts';

export type AutopayMailFacts = {
  readonly to: string;
  readonly firstName: string;
  readonly locale: Locale;
  readonly shopUrl: string;
  /** Of what is rented. */
  readonly name: string;
  readonly agreementNumber: string;
  readonly method: Parameters<typeof paymentMethodName>[0];
};

type Charge = { readonly date: string; readonly quote: { readonly chargeCents: number } };

const LABELS = { pay: 'pay', autopay: 'manage', copy: 'copy' } as const;

function write(
  facts: AutopayMailFacts,
  subject: string,
  lines: readonly string[],
  links: readonly ('autopay' | 'pay' | 'copy')[],
): Email {
  const { to, firstName, locale, shopUrl } = facts;
  const text = autopayTexts[locale];
  const link = (path: string) => `${shopUrl}/my-accounts/${path}?language=${locale}`;
  const paths = {
    pay: 'payment-agreement',
    autopay: 'enroll-autopay',
    copy: `autopay-authorization/${facts.agreementNumber}`,
  };
  const all: LetterLine[] = [
    text.greeting(firstName),
    ...lines,
    ...links.map((name) => ({ label: text[LABELS[name]], link: link(paths[name]) })),
  ];
  return toLetter({ to, subject }, all, locale);
}

const words = ({ locale }: AutopayMailFacts) => ({
  text: autopayTexts[locale],
  money: (cents: number) => formatCents(cents, locale),
  day: (date: string) => formatCalendarDate(date, locale),
});

/** Which of the texts says why a charge did not go through. */
function reasonOf(declineCode: string | null): keyof AutopayTexts['reasons'] {
  if (declineCode === 'expired-card' || declineCode === 'insufficient-funds') return declineCode;
  if (declineCode === 'method-removed' || declineCode === 'method-not-accepted') return 'no-method';
  if (declineCode === 'account-blocked') return 'no-method';
  return 'declined';
}

/** `8:00 PM` in the customer's language. */
export function formatHour(hour: number, locale: Locale): string {
  const time = new Date(Date.UTC(2000, 0, 1, hour));
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true, timeZone: 'UTC' }).format(time);
}

/** A charge did not go through: why, when it is tried once more, or how to pay now that it is not. */
export function autopayFailedEmail(
  facts: AutopayMailFacts,
  failed: {
    readonly amountCents: number;
    readonly dueOn: string;
    readonly declineCode: string | null;
    readonly retryOn: string | null;
    readonly next: Charge | null;
    /** Of the store's day. */
    readonly hour: number;
  },
): Email {
  const { text, money, day } = words(facts);
  const { name, agreementNumber, method, locale } = facts;
  const paidWith = paymentMethodName(method, locale);
  const { retryOn, next } = failed;
  const lines = [
    text.failed(money(failed.amountCents), name, agreementNumber, day(failed.dueOn)),
    text.reasons[reasonOf(failed.declineCode)](paidWith),
    retryOn === null ? text.noMore : text.retry(day(retryOn), formatHour(failed.hour, locale)),
    ...(retryOn === null && next ? [text.goesOn(money(next.quote.chargeCents), day(next.date))] : []),
  ];
  return write(facts, text.failedSubject(name), lines, ['pay', 'autopay']);
}

/** Three days before a charge. */
export function autopayReminderEmail(
  facts: AutopayMailFacts,
  charge: Charge,
  { hour, isExpired }: { readonly hour: number; readonly isExpired: boolean },
): Email {
  const { text, money, day } = words(facts);
  const amount = money(charge.quote.chargeCents);
  const paidWith = paymentMethodName(facts.method, facts.locale);
  const at = formatHour(hour, facts.locale);
  const lines = [
    text.reminder(amount, facts.name, facts.agreementNumber, paidWith, day(charge.date), at),
    ...(isExpired ? [text.expiresBefore] : []),
    text.paidAlready,
  ];
  return write(facts, text.reminderSubject(amount, day(charge.date)), lines, ['autopay']);
}

/** A charge will be another amount than the signed schedule says. */
export function autopayNoticeEmail(
  facts: AutopayMailFacts,
  charge: Charge & { readonly signedCents: number },
): Email {
  const { text, money, day } = words(facts);
  const amount = money(charge.quote.chargeCents);
  const lines = [
    text.notice(amount, money(charge.signedCents), day(charge.date), facts.name, facts.agreementNumber),
  ];
  return write(facts, text.noticeSubject(amount, day(charge.date)), lines, ['autopay']);
}

/** The customer's copy of what was authorised. */
export function autopayOnEmail(
  facts: AutopayMailFacts,
  copy: { readonly heading: string; readonly paragraphs: readonly string[] },
): Email {
  const { text } = words(facts);
  const lines = [text.on(facts.name, facts.agreementNumber), copy.heading, ...copy.paragraphs];
  return write(facts, text.onSubject(facts.name), lines, ['copy', 'autopay']);
}

/** Autopay was turned off, and stays off. */
export function autopayStoppedEmail(
  facts: AutopayMailFacts,
  next: { readonly dueOn: string; readonly amountCents: number } | null,
): Email {
  const { text, money, day } = words(facts);
  const lines = [
    text.off(facts.name, facts.agreementNumber),
    ...(next ? [text.nextByHand(money(next.amountCents), day(next.dueOn))] : []),
  ];
  return write(facts, text.offSubject(facts.name), lines, ['pay', 'autopay']);
}
