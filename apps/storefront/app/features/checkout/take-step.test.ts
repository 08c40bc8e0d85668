import type { Basket } from '@ownpath/contracts/basket';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { takeStep } from './take-step.server.ts';

test('a payment that was sent twice never pays the agreement that is left in the cart', async () => {
  const call = vi.fn();
  const form = new FormData();
  form.set('intent', 'pay');
  form.set('basketId', 'ordered');
  form.set('token', 'used');
  const left = { basketId: 'left' } as unknown as Basket;
  const answer = await takeStep({ call } as unknown as CommerceClient, left, form, false);
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get('Location')).toBe('/checkout');
  expect(call).not.toHaveBeenCalled();
});
