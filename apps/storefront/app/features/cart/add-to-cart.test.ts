import type { Endpoint } from '@ownpath/contracts/wire';
import { expect, test } from 'vitest';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { handleAddToCart } from './add-to-cart.server.ts';

const session = { read: () => ({ tokens: { customerId: 'c' } }) } as unknown as Session;

test('only the documented fields of a line are sent, without flags and prices of the page', async () => {
  const sent: unknown[] = [];
  const call = async (endpoint: Endpoint, input: { body?: unknown }) => {
    if (endpoint.id === 'getCustomerBaskets')
      return { baskets: [{ basketId: 'b', isTemporary: false, frequency: 'WEEKLY' }] };
    sent.push(input.body);
    return { items: [{ itemId: 'i', productId: 'sofa' }] };
  };
  const form = new FormData();
  for (const [name, value] of Object.entries({
    productId: 'sofa',
    quantity: '2',
    itemWthNoExistingApproval: 'true',
    price: '0.01',
  })) {
    form.set(name, value);
  }
  const commerce = { call } as unknown as CommerceClient;
  const result = await handleAddToCart({ commerce, session, form, frequency: 'WEEKLY' });
  expect(result).toMatchObject({ ok: true, added: { itemId: 'i', quantity: 2 } });
  expect(sent).toEqual([[{ productId: 'sofa', quantity: 2, c_racSelectedRentalPaymentOption: 'WEEKLY' }]]);
});

test('a cart with another frequency takes the one that the shopper saw, before the item is added', async () => {
  const sent: unknown[] = [];
  const call = async ({ id }: Endpoint, { body }: { body?: unknown }) => {
    if (id === 'getCustomerBaskets') return { baskets: [{ basketId: 'b', frequency: 'WEEKLY' }] };
    sent.push([id, body]);
    return { items: [{ itemId: 'i', productId: 'sofa' }] };
  };
  const form = new FormData();
  form.set('productId', 'sofa');
  const commerce = { call } as unknown as CommerceClient;
  await handleAddToCart({ commerce, session, form, frequency: 'MONTHLY' });
  expect(sent).toEqual([
    ['updateBasket', { c_rentalFrequency: 'MONTHLY' }],
    ['addItemToBasket', [expect.objectContaining({ c_racSelectedRentalPaymentOption: 'MONTHLY' })]],
  ]);
});
