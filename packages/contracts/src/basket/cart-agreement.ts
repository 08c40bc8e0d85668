import { DELIVERY_WINDOWS } from '@ownpath/domain/agreements';
import { z } from 'zod';
import { readableItems } from '../wire/index.ts';
import { CartQuote, quoteFromWire, quoteToWire, wireQuoteFields } from './cart-quote.ts';

/** An agreement that a cart is going to make: its lines are delivered together, and paid by themselves. */
export const CartAgreement = z.object({
  itemIds: z.array(z.string()),
  window: z.enum(DELIVERY_WINDOWS),
  deliveryDate: z.string(),
  /** The lines that set this date, where others could come earlier; else empty. */
  slowestItemIds: z.array(z.string()),
  /** Null where same-as-cash is not offered. */
  sameAsCashEndsOn: z.string().nullable(),
  /** Within the approval, beside all that is used and the agreements before it; null without an approval. */
  fitsApproval: z.boolean().nullable(),
  quote: CartQuote,
});
export type CartAgreement = z.infer<typeof CartAgreement>;

const wireAgreement = z.object({
  ...CartAgreement.omit({ quote: true }).shape,
  c_quote: z.object(wireQuoteFields),
});
type WireAgreement = z.output<typeof wireAgreement>;

const wireReservation = z.object({ until: z.iso.datetime(), timeZone: z.string() }).nullable();

/** The `c_*` basket fields that say which agreements the cart makes. */
export const wireAgreementFields = {
  /** The earliest delivery first; the checkout makes the first one, and its lines leave the basket with the order. */
  c_agreements: z.array(wireAgreement),
  /** What they would be joined, or separate again; empty when that is the same. */
  c_otherAgreements: z.array(wireAgreement),
  c_isOneAgreement: z.boolean(),
  /** Agreements that were made of this cart before, and left these lines. */
  c_agreementsBefore: z.int(),
  /** Tax is the store's until the place of use is known. */
  c_isTaxEstimated: z.boolean(),
  /** The store holds the lines until then. */
  c_reservation: wireReservation,
};

/** Another tenant makes one agreement of a cart. */
export const readAgreementFields = {
  c_agreements: readableItems(wireAgreement),
  c_otherAgreements: readableItems(wireAgreement),
  c_isOneAgreement: z.boolean().catch(true),
  c_agreementsBefore: z.int().catch(0),
  c_isTaxEstimated: z.boolean().catch(false),
  c_reservation: wireReservation.catch(null),
};

export type CartAgreements = {
  readonly agreements: CartAgreement[];
  readonly otherAgreements: CartAgreement[];
  readonly isOneAgreement: boolean;
  readonly agreementsBefore: number;
  readonly isTaxEstimated: boolean;
  readonly reservation: z.output<typeof wireReservation>;
};

const toWire = ({ quote, ...agreement }: CartAgreement): WireAgreement => ({
  ...agreement,
  c_quote: quoteToWire(quote),
});

const fromWire = ({ c_quote, ...agreement }: WireAgreement): CartAgreement => ({
  ...agreement,
  quote: quoteFromWire(c_quote),
});

export function agreementsToWire(cart: CartAgreements) {
  return {
    c_agreements: cart.agreements.map(toWire),
    c_otherAgreements: cart.otherAgreements.map(toWire),
    c_isOneAgreement: cart.isOneAgreement,
    c_agreementsBefore: cart.agreementsBefore,
    c_isTaxEstimated: cart.isTaxEstimated,
    c_reservation: cart.reservation,
  };
}

export function agreementsFromWire(wire: {
  readonly c_agreements: WireAgreement[];
  readonly c_otherAgreements: WireAgreement[];
  readonly c_isOneAgreement: boolean;
  readonly c_agreementsBefore: number;
  readonly c_isTaxEstimated: boolean;
  readonly c_reservation: z.output<typeof wireReservation>;
}): CartAgreements {
  return {
    agreements: wire.c_agreements.map(fromWire),
    otherAgreements: wire.c_otherAgreements.map(fromWire),
    isOneAgreement: wire.c_isOneAgreement,
    agreementsBefore: wire.c_agreementsBefore,
    isTaxEstimated: wire.c_isTaxEstimated,
    reservation: wire.c_reservation,
  };
}
