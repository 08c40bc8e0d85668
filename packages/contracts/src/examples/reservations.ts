import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

const onBasket = { basketId: '{basketId}' };

export const reservationExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getReservation: custom('Nothing is reserved yet', 'approved', onBasket, {
    reservedUntil: null,
    timeZone: 'America/Chicago',
  }),
  reserveCart: custom('The store holds the cart', 'approved', onBasket, { canReserveUntil: null }),
  cancelReservation: custom('Without a reservation, nothing changes', 'approved', onBasket, {
    reservedUntil: null,
  }),
};
