import { getCustomerBaskets } from '@ownpath/contracts/basket';
import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import type { WaitingOrder } from '../../shared/shopper/waiting-order.server.ts';
import { orderExit } from './order-exit.server.ts';

const declined = (orderNo: string) => ({ orderNo, state: 'payment-failed' }) as WaitingOrder;
const session = { read: () => ({ tokens: { customerId: 'c-1' } }) } as unknown as Session;

/** A shop whose visitor has a cart that pays this order; null for a cart of no order. */
const shopWith = (paidOrder: string | null) =>
  ({
    call: async (endpoint: unknown) =>
      endpoint === getCustomerBaskets
        ? { baskets: [{ basketId: 'b-1', isTemporary: false, items: [{}] }] }
        : { outcome: paidOrder === null ? null : 'payment-failed', orderNo: paidOrder },
  }) as unknown as CommerceClient;

test.each([
  ['the one that its cart pays', '7', '/checkout?step=payment'],
  ['another one than its cart pays', '8', '/checkout/confirmation/7'],
  ['one that no cart pays', null, '/checkout/confirmation/7'],
])('back from the signature, a declined order that is %s', async (_name, paid, href) => {
  expect(await orderExit(shopWith(paid), session, declined('7'), 'docusign-redirect')).toBe(href);
});

test('its own page leads to the card fields, or says where it is paid', async () => {
  expect(await orderExit(shopWith('7'), session, declined('7'), 'confirmation')).toBe(
    '/checkout?step=payment',
  );
  expect(await orderExit(shopWith('8'), session, declined('7'), 'confirmation')).toBeNull();
});
