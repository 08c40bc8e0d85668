import type { Basket } from '@ownpath/contracts/basket';
import { answerOffer, cancelReservation, reserveCart } from '@ownpath/contracts/checkout';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { checkoutProblemId } from './checkout-problems.ts';
import { takeStep } from './take-step.server.ts';

const basket = { basketId: 'cart' } as unknown as Basket;
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: 'answer-offer', ...fields })) form.set(name, value);
  return form;
};
const take = (call: ReturnType<typeof vi.fn>, fields: Record<string, string>) =>
  takeStep({ call } as unknown as CommerceClient, basket, formOf(fields), false);

test.each([
  ['use', true],
  ['leave', false],
])('the button “%s” answers the offer and leads to the schedule', async (answer, accepted) => {
  const call = vi.fn().mockResolvedValue({ step: 'payment-schedule' });
  const response = (await take(call, { code: 'WELCOMEBACK', answer })) as Response;
  expect(call).toHaveBeenCalledWith(answerOffer, {
    body: { basketId: 'cart', code: 'WELCOMEBACK', accepted },
  });
  expect(response.headers.get('Location')).toBe('/checkout?step=payment-schedule');
});

test('a form without an answer is not sent', async () => {
  const call = vi.fn();
  expect(await take(call, { code: 'WELCOMEBACK' })).toMatchObject({ init: { status: 422 } });
  expect(call).not.toHaveBeenCalled();
});

test('an offer that ended leads to the due step, which says so', async () => {
  const call = vi.fn().mockRejectedValue(new CommerceError('answerOffer', 409, { code: 'OfferEnded' }));
  const response = (await take(call, { code: 'WELCOMEBACK', answer: 'use' })) as Response;
  expect(response.headers.get('Location')).toBe('/checkout?problem=OfferEnded');
  expect(checkoutProblemId('OfferEnded')).toBe('offer.problem.ended');
});

test.each([
  ['reserve', reserveCart],
  ['cancel-reservation', cancelReservation],
])(
  'the button “%s” leads back to the reservation; once it is not offered, the due step says so',
  async (intent, endpoint) => {
    const call = vi.fn().mockResolvedValue({});
    const response = (await take(call, { intent })) as Response;
    expect(call).toHaveBeenCalledWith(endpoint, { body: { basketId: 'cart' } });
    expect(response.headers.get('Location')).toBe('/checkout?step=reservation');
    call.mockRejectedValue(new CommerceError('reserveCart', 409, { code: 'ReservationNotOffered' }));
    const refused = (await take(call, { intent })) as Response;
    expect(refused.headers.get('Location')).toBe('/checkout?problem=ReservationNotOffered');
    expect(checkoutProblemId('ReservationNotOffered')).toBe('reservation.problem.ended');
    call.mockRejectedValue(new CommerceError('reserveCart', 409, { code: 'OrderInProgress' }));
    const paying = (await take(call, { intent })) as Response;
    expect(paying.headers.get('Location')).toBe('/checkout?problem=OrderInProgress');
  },
);
