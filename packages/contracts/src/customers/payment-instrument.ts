import { z } from 'zod';
import { personName } from '../wire/index.ts';

/** A card stored at the gateway. We store its token and the fields that may be displayed. */
export const CustomerPaymentInstrument = z.object({
  id: z.string(),
  paymentMethodId: z.string(),
  isDefault: z.boolean(),
  brand: z.string().nullable(),
  last4: z.string(),
  holder: z.string().nullable(),
  expirationMonth: z.int().nullable(),
  /** Four digits. */
  expirationYear: z.int().nullable(),
  isExpired: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type CustomerPaymentInstrument = z.infer<typeof CustomerPaymentInstrument>;

const WireInstrument = z.looseObject({
  paymentInstrumentId: z.string(),
  paymentMethodId: z.string(),
  default: z.boolean(),
  creationDate: z.iso.datetime(),
  paymentCard: z.looseObject({
    cardType: z.string().optional(),
    holder: z.string().optional(),
    maskedNumber: z.string(),
    numberLastDigits: z.string(),
    expirationMonth: z.int().optional(),
    expirationYear: z.int().optional(),
    creditCardExpired: z.boolean(),
  }),
});

export const CustomerPaymentInstrumentCodec = z.codec(WireInstrument, CustomerPaymentInstrument, {
  decode: ({ paymentCard: card, ...wire }) => ({
    id: wire.paymentInstrumentId,
    paymentMethodId: wire.paymentMethodId,
    isDefault: wire.default,
    brand: card.cardType ?? null,
    last4: card.numberLastDigits,
    holder: card.holder ?? null,
    expirationMonth: card.expirationMonth ?? null,
    expirationYear: card.expirationYear ?? null,
    isExpired: card.creditCardExpired,
    createdAt: wire.creationDate,
  }),
  encode: (instrument): z.output<typeof WireInstrument> => ({
    paymentInstrumentId: instrument.id,
    paymentMethodId: instrument.paymentMethodId,
    default: instrument.isDefault,
    creationDate: instrument.createdAt,
    paymentCard: {
      ...(instrument.brand === null ? {} : { cardType: instrument.brand }),
      ...(instrument.holder === null ? {} : { holder: instrument.holder }),
      ...(instrument.expirationMonth === null ? {} : { expirationMonth: instrument.expirationMonth }),
      ...(instrument.expirationYear === null ? {} : { expirationYear: instrument.expirationYear }),
      maskedNumber: `************${instrument.last4}`,
      numberLastDigits: instrument.last4,
      creditCardExpired: instrument.isExpired,
    },
  }),
});

/**
 * Documented body of a new instrument. `creditCardToken` is the one-time token of the gateway's hosted fields. A card
 * number is rejected, because card numbers must never reach this server.
 */
export const NewCustomerPaymentInstrument = z.looseObject({
  paymentMethodId: z.literal('CREDIT_CARD'),
  default: z.boolean().optional(),
  paymentCard: z.looseObject({
    creditCardToken: z.string().min(1).max(200),
    holder: personName(256).optional(),
    number: z.never().optional(),
  }),
});
export type NewCustomerPaymentInstrument = z.infer<typeof NewCustomerPaymentInstrument>;

/** Only the documented changes: the default, and the expiry of a reissued card. */
export const CustomerPaymentInstrumentChanges = z.strictObject({
  default: z.boolean().optional(),
  paymentCard: z
    .strictObject({ expirationMonth: z.int().min(1).max(12), expirationYear: z.int().min(2000).max(2099) })
    .optional(),
});
export type CustomerPaymentInstrumentChanges = z.infer<typeof CustomerPaymentInstrumentChanges>;
