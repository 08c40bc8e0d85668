import { z } from 'zod';
import { defineCustomEndpoint } from '../wire/index.ts';

const BasketBody = z.object({ basketId: z.string().min(1).max(100) });
const api = 'checkout';

/** How long the store holds the agreement at hand for the shopper. */
export const Reservation = z.object({
  /** Null while nothing is reserved. */
  reservedUntil: z.iso.datetime().nullable(),
  /** What reserving now would give; null when the store takes no reservation here, or the period is over. */
  canReserveUntil: z.iso.datetime().nullable(),
  /** Both times are meant in the store's. */
  timeZone: z.string().nullable(),
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

export const reserveCart = defineCustomEndpoint({
  id: 'reserveCart',
  summary: 'Have the store hold the cart; a repeated call changes nothing. 409 `ReservationNotOffered`',
  api,
  endpoint: 'reservecart',
  body: BasketBody,
  response: Reservation,
});

export const cancelReservation = defineCustomEndpoint({
  id: 'cancelReservation',
  summary: 'Give the reservation up: the items stay in the cart, and others can rent them',
  api,
  endpoint: 'cancelreservation',
  body: BasketBody,
  response: Reservation,
});
