import type { AddPaymentInstrument, Basket, PaymentMethodResult } from '@ownpath/contracts/basket';
import { canPayWith } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import { findSavedCard, requireOwnToken } from '../customers/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { changeInstrument, deleteInstrument, replaceInstrument } from './basket-parts-queries.ts';
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
  if (!saved) throw new DomainError('NotFound', 'No such payment instrument of this customer.');
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
  throw new DomainError('PaymentMethodNotAccepted', `The store does not take ${method}.`);
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

/**
 * Stores the gateway's token. The client's card fields are for display, until the gateway's answer replaces them.
 * @throws DomainError `NotFound` for another customer's saved card, `BadRequest` for an expired one,
 *   `InvalidParameters` for another customer's token
 */
export async function writeInstrument(
  transaction: Transaction,
  basket: BasketRow,
  instrument: AddPaymentInstrument,
  now: Date,
): Promise<void> {
  const savedId = instrument.c_customerPaymentInstrumentId;
  if (savedId === undefined) await checkToken(transaction, basket, instrument.paymentCard);
  const card =
    savedId === undefined
      ? fieldsOf(instrument.paymentCard ?? {})
      : await savedCardFields(transaction, basket, savedId, now);
  await replaceInstrument(transaction, {
    basketId: basket.id,
    paymentMethod: instrument.paymentMethodId,
    saveToAccount: savedId === undefined && (instrument.c_savePaymentInstrument ?? false),
    createdAt: now,
    ...card,
  });
}

export function addPaymentInstrument(
  deps: BasketDependencies,
  request: BasketRequest & { readonly instrument: AddPaymentInstrument },
): Promise<Basket> {
  const { caller, instrument } = request;
  return changeOpenBasket(deps, request, async (transaction, basket, now) => {
    await requirePaymentMethod(transaction, caller, instrument.paymentMethodId, now);
    await writeInstrument(transaction, basket, instrument, now);
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

/** The first payment is by card, where the store takes cards. */
export async function listPaymentMethods(
  deps: BasketDependencies,
  request: BasketRequest,
): Promise<PaymentMethodResult> {
  const now = deps.clock.now();
  await getOpenBasket(deps.database, request, now);
  const store = await findShopperStoreRow(deps.database, request.caller, now);
  if (store && !canPayWith(store, 'CREDIT_CARD')) return { applicablePaymentMethods: [] };
  const name = request.locale === 'es-US' ? 'Tarjeta de crédito o débito' : 'Credit or debit card';
  return { applicablePaymentMethods: [{ id: 'CREDIT_CARD', name, cards }] };
}
