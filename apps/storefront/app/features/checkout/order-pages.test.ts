import { ORDER_STATES } from '@ownpath/domain/checkout';
import { expect, test } from 'vitest';
import { orderHref } from './order-pages.ts';

const at = (state: (typeof ORDER_STATES)[number]) => ({ orderNo: '00100001', state });

test.each([
  ['awaiting-signature', null],
  ['payment-failed', '/checkout?step=payment'],
  ['confirmed', '/checkout/confirmation/00100001'],
  ['voided', '/cart?order=00100001'],
  ['cancelled', '/cart?order=00100001'],
  ['expired', '/cart?order=00100001'],
] as const)('back from signing, an order that is %s leads to %s', (state, href) => {
  expect(orderHref(at(state), 'docusign-redirect')).toBe(href);
});

test('the cart and the registration lead nowhere, whatever state an order is in', () => {
  for (const state of ORDER_STATES) {
    expect(orderHref(at(state), 'cart')).toBeNull();
    expect(orderHref(at(state), 'registration')).toBeNull();
  }
});

test('no page leads to itself', () => {
  expect(orderHref(at('payment-failed'), 'confirmation')).toBe('/checkout?step=payment');
  expect(orderHref(at('awaiting-signature'), 'confirmation')).toBe(
    '/checkout?step=docu-sign&orderNo=00100001',
  );
  expect(orderHref(at('confirmed'), 'confirmation')).toBeNull();
});
