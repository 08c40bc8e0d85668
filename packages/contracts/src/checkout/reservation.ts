import { HOSTED_FIELD_LIMITS } from '@ownpath/domain/forms';
import { z } from 'zod';
import { textField } from '../forms/form-field.ts';
import { defineCustomEndpoint } from '../wire/index.ts';
import { SavedCard } from './endpoints.ts';

const Id = z.string().min(1).max(100);
const BasketBody = z.object({ basketId: Id });
const api = 'checkout';

/** How long the store holds the agreement at hand for the shopper. */
export const Reservation = z.object({
  /** Null while nothing is reserved. */
  reservedUntil: z.iso.datetime().nullable(),
  /** What reserving now would give; null when the store takes no reservation here, or the period is over. */
  canReserveUntil: z.iso.datetime().nullable(),
  /** Both times are meant in the store's. */
  timeZone: z.string().nullable(),
  /** What the store asks for, or was paid; null where it reserves free of charge. */
  deposit: z
    .object({
      amountCents: z.int(),
      /** What goes back when nothing is ordered; all of it goes back when the items are. */
      refundableCents: z.int(),
      status: z.enum(['due', 'pending', 'paid']),
    })
    .nullable(),
  /** The deposit of the cart's last reservation, which is on its way back; null when there was none. */
  returnedCents: z.int().nullable(),
  /** How far it is; `failed`: the card did not take it, so the store pays it. */
  returnState: z.enum(['requested', 'done', 'failed', 'returned']).nullable(),
});
export type Reservation = z.infer<typeof Reservation>;

export const getReservation = defineCustomEndpoint({
  id: 'getReservation',
  summary: 'Until when the cart is reserved, or can be',
  api,
  endpoint: 'reservation',
  body: BasketBody,
  response: Reservation,
});

/** A deposit by card, as it was shown. The same `requestKey` is charged once. */
export const DepositPayment = z.object({
  requestKey: Id,
  amountCents: z.int(),
  method: z.union([z.object({ savedCardId: Id }), z.object({ token: textField(HOSTED_FIELD_LIMITS.token) })]),
});
export type DepositPayment = z.infer<typeof DepositPayment>;

export const reserveCart = defineCustomEndpoint({
  id: 'reserveCart',
  summary:
    'Have the store hold the cart; a repeated call changes nothing. 409 `ReservationNotOffered`, `DepositRequired`; 402 `PaymentDeclined`; 503 `PaymentUnknown`: repeat the call',
  api,
  endpoint: 'reservecart',
  body: BasketBody.extend({ deposit: DepositPayment.optional() }),
  response: Reservation,
});

export const createDepositFrame = defineCustomEndpoint({
  id: 'createDepositFrame',
  summary: 'The caller’s saved cards, and the gateway’s card fields, for the deposit of a reservation',
  api,
  endpoint: 'depositframe',
  body: BasketBody.extend({ parentOrigin: z.url() }),
  response: z.object({ frameOrigin: z.url(), cardFrameUrl: z.url(), savedCards: z.array(SavedCard) }),
});

export const cancelReservation = defineCustomEndpoint({
  id: 'cancelReservation',
  summary: 'Give the reservation up: the items stay in the cart, and others can rent them',
  api,
  endpoint: 'cancelreservation',
  body: BasketBody,
  response: Reservation,
});
