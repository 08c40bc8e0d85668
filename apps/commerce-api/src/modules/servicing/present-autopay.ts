import type { AgreementAutopay } from '@ownpath/contracts/servicing';
import { cardExpiryStatus } from '@ownpath/domain/account';
import { type CalendarDate, calendarDateIn, isBefore } from '@ownpath/domain/dates';
import { type AutopayCharge, openPayments, partsOf, sumOfParts } from '@ownpath/domain/servicing';
import type { Locale } from '@ownpath/domain/site';
import { autopayConsent } from '../agreements/index.ts';
import { RETAILER_NAME } from '../checkout/index.ts';
import { mayPayOnline, toRentalAccount } from './agreement-status.ts';
import type { AttemptRow } from './autopay-charge-queries.ts';
import { formatHour } from './autopay-emails.ts';
import { autopayStateOf, comingChargesOf, firstChargeDay, hasFailed } from './autopay-state.ts';
import type { AgreementAccount, listPaymentMethods } from './servicing-queries.ts';

export type AutopayFacts = {
  readonly account: AgreementAccount;
  readonly attempts: readonly AttemptRow[];
  readonly methods: Awaited<ReturnType<typeof listPaymentMethods>>;
  readonly customer: { readonly isRemotePaymentAllowed: boolean };
  readonly storePhone: string;
  readonly imageUrls: readonly string[];
  readonly hour: number;
  readonly now: Date;
  readonly locale: Locale;
};

const toComing = ({ date, attempt, quote }: AutopayCharge) => ({
  date,
  amountCents: quote.chargeCents,
  rentCents: quote.parts.rentCents + quote.parts.buyOutCents,
  taxCents: quote.parts.taxCents,
  isRetry: attempt > 1,
  isLast: quote.isOwned,
});

/** The charges to come; while autopay is off, those that it would make from today on. */
function chargesOf({ account, attempts, now, hour }: AutopayFacts): AutopayCharge[] {
  const state = autopayStateOf(account, attempts, account.autopay?.startedAt ?? now, hour);
  return comingChargesOf(account, state, firstChargeDay(now, account.store.timeZone, hour));
}

/** What is authorised by turning it on; `method` is null while it is chosen. */
export function consentOf(facts: AutopayFacts, method: string | null) {
  const { account, locale, hour, now } = facts;
  return autopayConsent({
    locale,
    retailerName: RETAILER_NAME,
    agreementNumber: account.agreement.agreementNumber,
    date: calendarDateIn(now, account.store.timeZone),
    method,
    charges: chargesOf(facts).map(toComing),
    hour: formatHour(hour, locale),
    storePhone: facts.storePhone,
  });
}

function methodOf({ account, methods, now }: AutopayFacts): AgreementAutopay['method'] {
  const { autopay, store } = account;
  if (!autopay) return null;
  const { savedPaymentMethodId: id, paymentMethod, cardBrand, cardLast4 } = autopay;
  const row = methods.find((method) => method.id === id);
  const today = calendarDateIn(now, store.timeZone);
  return {
    paymentMethodId: id,
    kind: paymentMethod === 'ACH' ? 'bank-account' : 'card',
    brand: cardBrand,
    last4: cardLast4,
    expirationStatus: row?.expiration ? cardExpiryStatus(row.expiration, today) : null,
    isRemoved: id !== null && row === undefined,
  };
}

function failedOf(
  { account, attempts }: AutopayFacts,
  charges: readonly AutopayCharge[],
  open: readonly { readonly number: number; readonly dueDate: CalendarDate }[],
): AgreementAutopay['failed'] {
  const own = attempts.filter(({ agreementId }) => agreementId === account.agreement.id);
  const last = own.findLast((attempt) => hasFailed(attempt));
  const payment = open.find(({ number }) => number === last?.sequence);
  if (!account.autopay || !last || !payment) return null;
  const retry = charges.find(({ number, attempt }) => number === last.sequence && attempt > 1);
  return {
    dueOn: payment.dueDate,
    amountCents: last.amountCents,
    declineCode: last.declineCode,
    retryOn: retry?.date ?? null,
  };
}

/** Autopay of an agreement as the customer sees it: every figure by the rule that charges. */
export function presentAutopay(facts: AutopayFacts): AgreementAutopay {
  const { account, attempts, customer, hour, now, locale } = facts;
  const { agreement, autopay, store } = account;
  const charges = chargesOf(facts);
  const from = firstChargeDay(now, store.timeZone, hour);
  const open = openPayments(toRentalAccount(account, calendarDateIn(now, store.timeZone)));
  const isCharged = (number: number) => charges.some((charge) => charge.number === number);
  const left = open.filter(({ number, dueDate }) => isBefore(dueDate, from) && !isCharged(number));
  const mayTurnOn = mayPayOnline(customer, agreement) && charges.length > 0;
  return {
    agreementId: agreement.id,
    agreementNumber: agreement.agreementNumber,
    name: agreement.name[locale],
    imageUrls: [...facts.imageUrls],
    storeNumber: agreement.storeId,
    version: agreement.version,
    frequency: agreement.frequency,
    paymentCount: agreement.paymentCount,
    paymentsMade: agreement.paymentsMade,
    totalCostCents: agreement.totalCostCents,
    cashPriceCents: agreement.cashPriceCents,
    isOn: autopay !== null,
    mayTurnOn,
    method: methodOf(facts),
    authorizedOn: autopay ? calendarDateIn(autopay.authorizedAt, store.timeZone) : null,
    charges: charges.map(toComing),
    failed: failedOf(facts, charges, open),
    isCharging: attempts.some((row) => row.agreementId === agreement.id && row.status === 'pending'),
    leftToPayCents: sumOfParts(partsOf(left)),
    authorization: mayTurnOn ? consentOf(facts, null) : null,
  };
}
