import type { AddPaymentInstrument, Basket, PaymentMethodResult } from '@ownpath/contracts/basket';
import { DEBIT_TEXT_VERSION } from '@ownpath/domain/agreements';
import type { Locale } from '@ownpath/domain/site';
import {
  canPayWith,
  isWallet,
  type PaymentMethod,
  listPaymentMethods as takenBy,
  WALLET_NAMES,
} from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import { findSavedCard, requireOwnToken } from '../customers/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import {
  changeInstrument,
  type DebitConsent,
  deleteInstrument,
  replaceInstrument,
} from './basket-parts-queries.ts';
import type { BasketRow, Transaction } from './basket-queries.ts';
import {
  type BasketDependencies,
  type BasketRequest,
  changeOpenBasket,
  getOpenBasket,
} from './change-basket.ts';

type Card = NonNullable<AddPaymentInstrument['paymentCard']>;
type InstrumentRequest = BasketRequest & { readonly paymentInstrumentId: string };

const noInstrument = () => new DomainError('NotFound', 'No such payment instrument in this basket.');

function expirationOf(card: Card): string | undefined {
  const { expirationMonth: month, expirationYear: year } = card;
  if (month === undefined || year === undefined) return undefined;
  return `${String(month).padStart(2, '0')}${String(year).slice(-2)}`;
}

/** The given fields; absent ones do not change. */
function fieldsOf(card: Card) {
  const last4 = /\d{4}$/.exec(card.maskedNumber ?? '')?.[0];
  const fields = {
    gatewayToken: card.creditCardToken,
    // Another card is not the saved one.
    savedPaymentMethodId: card.creditCardToken === undefined ? undefined : null,
    cardBrand: card.cardType,
    last4,
    expiration: expirationOf(card),
    holderName: card.holder,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Fields of a card saved by the basket's owner. @throws DomainError `NotFound`, `BadRequest` */
async function savedCardFields(transaction: Transaction, basket: BasketRow, id: string, now: Date) {
  const saved = await findSavedCard(transaction, basket.customerId, id, now);
  if (!saved) throw new DomainError('NotFound', 'No such payment instrument for this customer.');
  if (saved.isExpired) throw new DomainError('BadRequest', 'This card has expired.');
  const { gatewayToken, brand: cardBrand, last4, expiration, holderName } = saved.row;
  return { savedPaymentMethodId: saved.row.id, gatewayToken, cardBrand, last4, expiration, holderName };
}

/** @throws DomainError `PaymentMethodNotAccepted` for a way to pay that the shopper's store does not take */
export async function requirePaymentMethod(
  transaction: Transaction,
  caller: BasketRequest['caller'],
  method: string,
  now: Date,
): Promise<void> {
  const store = await findShopperStoreRow(transaction, caller, now);
  if (store === null || canPayWith(store, method)) return;
  throw new DomainError('PaymentMethodNotAccepted', `The store does not accept ${method}.`);
}

async function checkToken(
  transaction: Transaction,
  basket: BasketRow,
  card: Card | undefined,
): Promise<void> {
  if (card?.creditCardToken !== undefined) {
    await requireOwnToken(transaction, basket.customerId, card.creditCardToken);
  }
}

/** Where and in which language the shopper gave a consent. */
type ConsentSource = { readonly locale: Locale; readonly clientIp: string };

/** @throws DomainError `InvalidParameters` without the current text, which the shopper has to see first */
function debitConsentOf(
  { c_debitAuthorization: given }: AddPaymentInstrument,
  source: ConsentSource | null,
  now: Date,
): DebitConsent {
  if (!source || given?.textVersion !== DEBIT_TEXT_VERSION) {
    throw new DomainError('InvalidParameters', 'A bank account needs the authorization of its debit.', {
      fields: [{ path: 'c_debitAuthorization', code: 'invalid' }],
    });
  }
  const { textVersion, amountCents } = given;
  const { locale, clientIp: authorizedFromIp } = source;
  return { textVersion, amountCents, locale, authorizedAt: now.toISOString(), authorizedFromIp };
}

/** The token of a bank account or a wallet. */
async function accountFields(
  transaction: Transaction,
  basket: BasketRow,
  instrument: AddPaymentInstrument,
  source: ConsentSource | null,
  now: Date,
) {
  const { token, last4 } = instrument.c_paymentAccount ?? {};
  if (token !== undefined) await requireOwnToken(transaction, basket.customerId, token);
  if (instrument.paymentMethodId !== 'ACH') return { gatewayToken: token };
  return { gatewayToken: token, last4, debitConsent: debitConsentOf(instrument, source, now) };
}

/**
 * Stores the gateway's token. The client's card fields are for display, until the gateway's answer replaces them.
 * @throws DomainError `NotFound` for another customer's saved card, `BadRequest` for an expired one,
 *   `InvalidParameters` for another customer's token, and for a bank account without its authorization
 */
export async function writeInstrument(
  transaction: Transaction,
  basket: BasketRow,
  instrument: AddPaymentInstrument,
  source: ConsentSource | null,
  now: Date,
): Promise<void> {
  const { paymentMethodId: paymentMethod } = instrument;
  const row = { basketId: basket.id, paymentMethod, createdAt: now };
  if (paymentMethod !== 'CREDIT_CARD') {
    const account = await accountFields(transaction, basket, instrument, source, now);
    return replaceInstrument(transaction, { ...row, ...account });
  }
  const savedId = instrument.c_customerPaymentInstrumentId;
  if (savedId === undefined) await checkToken(transaction, basket, instrument.paymentCard);
  const card =
    savedId === undefined
      ? fieldsOf(instrument.paymentCard ?? {})
      : await savedCardFields(transaction, basket, savedId, now);
  const saveToAccount = savedId === undefined && (instrument.c_savePaymentInstrument ?? false);
  return replaceInstrument(transaction, { ...row, ...card, saveToAccount });
}

export function addPaymentInstrument(
  deps: BasketDependencies,
  request: BasketRequest & { readonly instrument: AddPaymentInstrument; readonly clientIp: string },
): Promise<Basket> {
  const { caller, instrument } = request;
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    await requirePaymentMethod(transaction, caller, instrument.paymentMethodId, now);
    await writeInstrument(transaction, basket, instrument, request, now);
    return {};
  });
}

/** @throws DomainError `NotFound` */
export function changePaymentInstrument(
  deps: BasketDependencies,
  request: InstrumentRequest & { readonly card: Card },
): Promise<Basket> {
  const { paymentInstrumentId, card } = request;
  return changeOpenBasket(deps, request, async (transaction, basket) => {
    await checkToken(transaction, basket, card);
    const isChanged = await changeInstrument(transaction, basket.id, paymentInstrumentId, fieldsOf(card));
    if (!isChanged) throw noInstrument();
    return {};
  });
}

/** @throws DomainError `NotFound` */
export function removePaymentInstrument(
  deps: BasketDependencies,
  request: InstrumentRequest,
): Promise<Basket> {
  return changeOpenBasket(deps, request, async (transaction, basket) => {
    if (!(await deleteInstrument(transaction, basket.id, request.paymentInstrumentId))) throw noInstrument();
    return {};
  });
}

const card = (cardType: string, name: string, prefixes: string[], length = '16', codeLength = 3) => ({
  cardType,
  name,
  checksumVerificationEnabled: true,
  numberLengths: [length],
  numberPrefixes: prefixes,
  securityCodeLength: codeLength,
});

const cards = [
  card('Visa', 'Visa', ['4']),
  card('Master Card', 'Mastercard', ['51-55', '2221-2720']),
  card('Amex', 'American Express', ['34', '37'], '15', 4),
  card('Discover', 'Discover', ['6011', '644-649', '65']),
];

const methodNames: Readonly<Record<Locale, { readonly CREDIT_CARD: string; readonly ACH: string }>> = {
  'en-US': { CREDIT_CARD: 'Credit or debit card', ACH: 'Bank account' },
  'es-US': { CREDIT_CARD: 'Tarjeta de crédito o débito', ACH: 'Cuenta de banco' },
};

/** What the shopper's store takes; before a store is known, cards. */
export async function listPaymentMethods(
  deps: BasketDependencies,
  request: BasketRequest,
): Promise<PaymentMethodResult> {
  const now = deps.clock.now();
  await getOpenBasket(deps.database, request, now);
  const store = await findShopperStoreRow(deps.database, request.caller, now);
  const taken: readonly PaymentMethod[] = store ? takenBy(store) : ['CREDIT_CARD'];
  return {
    applicablePaymentMethods: taken.map((id) => ({
      id,
      name: isWallet(id) ? WALLET_NAMES[id] : methodNames[request.locale][id],
      cards: id === 'CREDIT_CARD' ? cards : [],
    })),
  };
}
