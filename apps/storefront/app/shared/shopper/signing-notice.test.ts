import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { CommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session, SessionData } from '../../platform/session/session.server.ts';
import { noteShownSigning, takeSigningNotice } from './signing-notice.server.ts';
import type { WaitingOrder } from './waiting-order.server.ts';

function visitor(): Session {
  let data: SessionData = {};
  return {
    read: () => data,
    update: (change: Partial<SessionData>) => {
      data = { ...data, ...change };
    },
  } as Session;
}
const order = (state: WaitingOrder['state'] = 'awaiting-signature', orderNo = '7'): WaitingOrder => ({
  orderNo,
  state,
  amountCents: 3788,
  paymentMethod: 'CREDIT_CARD',
  cardLast4: '4242',
  steps: ['wof', 'payment', 'docu-sign'],
});
const quote = {
  paymentCents: 2499,
  frequency: 'WEEKLY',
  paymentCount: 78,
  totalCostToOwnCents: 195_922,
  totalWithTaxCents: 212_073,
  cashPriceCents: 97_461,
};
const shopOf = (call: () => Promise<unknown>) => ({ call }) as unknown as CommerceClient;
const shop = shopOf(async () => ({ quote: { ...quote, dueTodayCents: 3788 }, items: [{ name: 'Sofa' }] }));

test('an unsigned order that the session has not shown is announced once, with its own figures', async () => {
  const session = visitor();
  expect(await takeSigningNotice(shop, session, order())).toEqual({ orderNo: '7', names: ['Sofa'], quote });
  expect(await takeSigningNotice(shop, session, order())).toBeNull();
  expect(await takeSigningNotice(shop, session, order('awaiting-signature', '8'))).not.toBeNull();
});

test('one that its step has shown, or that is not waiting, is not', async () => {
  const session = visitor();
  noteShownSigning(session, '7');
  expect(await takeSigningNotice(shop, session, order())).toBeNull();
  expect(await takeSigningNotice(shop, visitor(), order('confirmed'))).toBeNull();
  expect(await takeSigningNotice(shop, visitor(), null)).toBeNull();
});

test('when the order cannot be read, the cart is shown without it, and the next cart asks again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const session = visitor();
  const down = shopOf(() => Promise.reject(new CommerceError('getOrder', 503, {})));
  expect(await takeSigningNotice(down, session, order())).toBeNull();
  expect(await takeSigningNotice(shop, session, order())).not.toBeNull();
  vi.restoreAllMocks();
});
