import { custom } from './custom-call.ts';
import type { EndpointExample } from './example.ts';

const onBasket = { basketId: '{basketId}' };

export const reservationExamples: Readonly<Record<string, readonly EndpointExample[]>> = {
  getReservation: custom('Nothing is reserved yet', 'approved', onBasket, {
    reservedUntil: null,
    timeZone: 'America/Chicago',
    deposit: null,
  }),
  reserveCart: custom('The store holds the cart', 'approved', onBasket, { canReserveUntil: null }),
  createDepositFrame: custom(
    'The card fields for a deposit',
    'deposit due',
    { ...onBasket, parentOrigin: 'http://localhost:3000' },
    { savedCards: [] },
  ),
  cancelReservation: custom('Without a reservation, nothing changes', 'approved', onBasket, {
    reservedUntil: null,
  }),
};
