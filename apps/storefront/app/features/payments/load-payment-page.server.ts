import {
  type AgreementPaymentQuote,
  type AgreementSummary,
  type BankDebit,
  createPaymentFrame,
  getAgreementSummary,
  getBankDebits,
  quotePayments,
  type SavedPaymentMethod,
} from '@ownpath/contracts/servicing';
import { getStores } from '@ownpath/contracts/stores';
import { cardExpiryDate } from '@ownpath/domain/account';
import type { CalendarDate } from '@ownpath/domain/dates';
import type { PaymentChoice } from '@ownpath/domain/servicing';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isRunningRental } from '../../shared/agreements/running-rental.ts';
import { expiryText } from '../../shared/payment-method/saved-method-text.ts';
import { type ChosenPayment, readChoice } from './payment-choices.ts';

type Refusal = 'nothing-owed' | 'not-positive' | 'not-a-part' | 'too-many-payments' | 'no-early-purchase';

export type PayableAgreement = Pick<
  AgreementSummary,
  | 'agreementId'
  | 'agreementNumber'
  | 'name'
  | 'imageUrls'
  | 'paymentCount'
  | 'paymentsLeft'
  | 'totalCostCents'
  | 'cashPriceCents'
  | 'currentDueOn'
  | 'dueStatus'
  | 'daysLate'
  | 'isAutopay'
> & {
  readonly version: number;
  readonly chosen: ChosenPayment;
  readonly due: AgreementPaymentQuote | null;
  /** Null where the store offers none. */
  readonly buyOut: AgreementPaymentQuote | null;
  /** What the choice settles; null when it is left out or cannot be paid. */
  readonly quote: AgreementPaymentQuote | null;
  readonly refusal: Refusal | 'not-an-amount' | null;
};

export type PaymentPage = {
  readonly store: {
    readonly id: string;
    readonly address1: string;
    /** City, state and ZIP code. */
    readonly place: string;
  };
  /** Calendar day at the store. */
  readonly today: string;
  /** Of each other store with something to pay: its id and address. */
  readonly otherStores: readonly { readonly id: string; readonly address1: string }[];
  readonly agreements: readonly PayableAgreement[];
  /** Names of agreements that can only be paid at the store. */
  readonly atStoreOnly: readonly string[];
  readonly totalCents: number;
  readonly frameOrigin: string;
  readonly cardFrameUrl: string | null;
  readonly bankFrameUrl: string | null;
  readonly savedCards: readonly PayCard[];
  /** Bank accounts with what paying with each authorises; none where the store takes none. */
  readonly bankDebits: readonly BankDebit[];
};

/** A saved card, as a row of the ways to pay. */
export type PayCard = {
  readonly id: string;
  readonly brand: string | null;
  readonly last4: string;
  readonly isDefault: boolean;
  readonly isExpired: boolean;
  /** Month and year, as `08/30`. */
  readonly expiry: string | null;
  /** The last day on which it can be charged, of a card that expires soon. */
  readonly lastDay: CalendarDate | null;
};

const lastDayOf = ({ token }: SavedPaymentMethod) =>
  (token.expirationDate && cardExpiryDate(token.expirationDate)) || null;

/** The most overdue first, as a payment without a choice settles them. */
const byUrgency = (a: AgreementSummary, b: AgreementSummary) =>
  (a.currentDueOn ?? '9999').localeCompare(b.currentDueOn ?? '9999');

/** Null without an agreement that can be paid online. */
export async function loadPaymentPage(
  commerce: CommerceClient,
  query: URLSearchParams,
  parentOrigin: string,
): Promise<PaymentPage | null> {
  const { agreement: all } = await commerce.call(getAgreementSummary, { body: {} });
  const open = all.filter(isRunningRental).toSorted(byUrgency);
  const payable = open.filter(({ mayPayOnline }) => mayPayOnline);
  const asked = query.get('agreement');
  const wanted =
    payable.find(({ agreementNumber }) => agreementNumber === asked)?.storeNumber ?? query.get('store');
  const storeIds = [...new Set(payable.map(({ storeNumber }) => storeNumber))];
  const storeId = storeIds.find((id) => id === wanted) ?? storeIds[0];
  if (storeId === undefined) return null;
  const shown = payable.filter(({ storeNumber }) => storeNumber === storeId);
  const isDueNow = shown.some(({ dueStatus }) => dueStatus !== 'future');
  const chosen = shown.map((one, index) => {
    const isUrgent = isDueNow ? one.dueStatus !== 'future' : index === 0;
    const isAsked = asked === null ? isUrgent : one.agreementNumber === asked;
    return { ...one, chosen: readChoice(query, one.agreementNumber, isAsked) };
  });
  const wishes = chosen.flatMap(
    ({ agreementId, chosen: { choice } }): { agreementId: string; choice: PaymentChoice }[] => [
      { agreementId, choice: { kind: 'DUE' } },
      { agreementId, choice: { kind: 'BUY_OUT' } },
      ...(choice ? [{ agreementId, choice }] : []),
    ],
  );
  const [{ payments: quotes }, frame, { data: stores = [] }] = await Promise.all([
    commerce.call(quotePayments, { body: { payments: wishes } }),
    commerce.call(createPaymentFrame, { body: { storeId, parentOrigin } }),
    commerce.call(getStores, { query: { ids: storeIds.join(',') } }),
  ]);
  const agreements = chosen.map((one): PayableAgreement => {
    const [due, buyOut, picked] = quotes.filter(({ agreementId }) => agreementId === one.agreementId);
    const isUnread = one.chosen.name !== 'none' && one.chosen.choice === null;
    return {
      ...one,
      version: due?.version ?? 0,
      due: due?.quote ?? null,
      buyOut: buyOut?.quote ?? null,
      quote: picked?.quote ?? null,
      refusal: isUnread ? 'not-an-amount' : (picked?.refusal ?? null),
    };
  });
  const addressOf = (id: string) => {
    const store = stores.find((one) => one.id === id);
    const place = store ? `${store.city}, ${store.stateCode} ${store.postalCode}` : '';
    return { id, address1: store?.address1 ?? id, place };
  };
  const totalCents = agreements.reduce((sum, { quote }) => sum + (quote?.chargeCents ?? 0), 0);
  const { accounts: bankDebits } =
    totalCents > 0 && frame.bankFrameUrl
      ? await commerce.call(getBankDebits, { body: { storeId, totalCents } })
      : { accounts: [] };
  return {
    store: addressOf(storeId),
    today: quotes[0]?.quotedOn ?? '',
    otherStores: storeIds.filter((id) => id !== storeId).map(addressOf),
    agreements,
    atStoreOnly: open.filter(({ mayPayOnline }) => !mayPayOnline).map(({ name }) => name),
    totalCents,
    frameOrigin: frame.frameOrigin,
    cardFrameUrl: frame.cardFrameUrl,
    bankFrameUrl: frame.bankFrameUrl,
    bankDebits,
    savedCards: frame.savedCards.map((saved) => ({
      id: saved.id,
      brand: saved.brand ?? null,
      last4: saved.token.last4,
      isDefault: saved.isDefault,
      isExpired: saved.expiryStatus === 'expired',
      expiry: expiryText(saved),
      lastDay: saved.expiryStatus === 'expiring' ? lastDayOf(saved) : null,
    })),
  };
}
