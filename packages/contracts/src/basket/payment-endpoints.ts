import { PAYMENT_METHODS } from '@ownpath/domain/stores';
import { z } from 'zod';
import { defineEndpoint, personName } from '../wire/index.ts';
import { BasketCodec, BasketReading } from './basket-codec.ts';
import { PaymentMethodResult } from './basket-parts.ts';
import { BasketParams, basketsPath } from './paths.ts';

/** Documented masked number. A full card number does not match and is rejected. */
const MaskedNumber = z
  .string()
  .max(25)
  .regex(/^[0-9 -]{0,7}\D{6,15}\d{0,4}$/);

const PaymentAccount = z.looseObject({
  token: z.string().min(1).max(200),
  /** Of a bank account. */
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  accountNumber: z.never().optional(),
});

const PaymentCard = z.looseObject({
  creditCardToken: z.string().min(1).max(200).optional(),
  cardType: z.string().max(40).optional(),
  holder: personName(200).optional(),
  maskedNumber: MaskedNumber.optional(),
  expirationMonth: z.int().min(1).max(12).optional(),
  expirationYear: z.int().min(2000).max(2100).optional(),
  /** Clients never send a card number or security code here: those belong in the gateway's hosted fields. */
  number: z.never().optional(),
  securityCode: z.never().optional(),
});

/**
 * A card is always a token of the payment gateway's hosted fields; other card fields are for display. A card without a
 * token can be stored in the basket but can't pay. A bank account and a wallet are a token of their own frame; a bank
 * account also needs the authorization of its debit. The server decides the amount.
 */
export const AddPaymentInstrument = z.looseObject({
  paymentMethodId: z.enum(PAYMENT_METHODS),
  amount: z.number().optional(),
  paymentCard: PaymentCard.optional(),
  /** Pays with a stored card, by its id in the customer's payment instruments; our extension. */
  c_customerPaymentInstrumentId: z.string().min(1).max(100).optional(),
  /** Stores the card in the customer's payment instruments once it is authorized; not for guests; our extension. */
  c_savePaymentInstrument: z.boolean().optional(),
  /** A bank account or a wallet; our extension. */
  c_paymentAccount: PaymentAccount.optional(),
  /** What the shopper authorised for a bank account: the text's version and the amount that it names; our extension. */
  c_debitAuthorization: z
    .looseObject({ textVersion: z.string().min(1).max(80), amountCents: z.int().positive() })
    .optional(),
});
export type AddPaymentInstrument = z.infer<typeof AddPaymentInstrument>;

const instruments = `${basketsPath}/{basketId}/payment-instruments`;
const InstrumentParams = BasketParams.extend({ paymentInstrumentId: z.string().min(1).max(100) });

export const addPaymentInstrumentToBasket = defineEndpoint({
  id: 'addPaymentInstrumentToBasket',
  summary: 'Add a way to pay; it replaces an earlier one',
  method: 'POST',
  path: instruments,
  params: BasketParams,
  body: AddPaymentInstrument,
  response: BasketCodec,
  reading: BasketReading,
});

export const updatePaymentInstrumentInBasket = defineEndpoint({
  id: 'updatePaymentInstrumentInBasket',
  summary: 'Update the card; an amount in the body is ignored',
  method: 'PATCH',
  path: `${instruments}/{paymentInstrumentId}`,
  params: InstrumentParams,
  body: AddPaymentInstrument.partial(),
  response: BasketCodec,
  reading: BasketReading,
});

export const removePaymentInstrumentFromBasket = defineEndpoint({
  id: 'removePaymentInstrumentFromBasket',
  summary: 'Remove the way to pay',
  method: 'DELETE',
  path: `${instruments}/{paymentInstrumentId}`,
  params: InstrumentParams,
  response: BasketCodec,
  reading: BasketReading,
});

export const getPaymentMethodsForBasket = defineEndpoint({
  id: 'getPaymentMethodsForBasket',
  summary: 'Payment methods for the first payment',
  method: 'GET',
  path: `${basketsPath}/{basketId}/payment-methods`,
  params: BasketParams,
  response: PaymentMethodResult,
});
