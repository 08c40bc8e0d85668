import { expect, test } from 'vitest';
import { toCommerceError } from './commerce-error.ts';

const errors = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors';

test.each([
  ['its own code', { code: 'BasketChanged', type: `${errors}/conflict` }, 'BasketChanged'],
  [
    'the platform’s type',
    { type: `${errors}/customer-baskets-quota-exceeded` },
    'CustomerBasketsQuotaExceeded',
  ],
  ['the platform’s type of another name', { type: `${errors}/shopper-context-no-found` }, 'ContextNotFound'],
  ['no type', { type: 'about:blank' }, 'Unknown'],
])('the code of a problem with %s', async (_, problem, code) => {
  const answer = Response.json({ title: 'No', detail: 'no', ...problem }, { status: 404 });
  expect(await toCommerceError('getBasket', answer)).toMatchObject({ code, status: 404 });
});

test('a body that is not a problem document has no code', async () => {
  const answer = new Response('<html>', { status: 502 });
  expect(await toCommerceError('getBasket', answer)).toMatchObject({ code: 'Unknown', status: 502 });
});
