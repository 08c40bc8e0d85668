import type { Endpoint } from '@ownpath/contracts/wire';
import { expect, test, vi } from 'vitest';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { CommerceError } from '../../../platform/commerce/commerce-error.ts';
import { payAndOrder } from './pay.server.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

function shopWhere(cardProblem: CommerceError | null) {
  const asked: string[] = [];
  const call = vi.fn(async ({ id }: Endpoint) => {
    asked.push(id);
    if (id === 'addPaymentInstrumentToBasket' && cardProblem) throw cardProblem;
    return { orderNo: '00100001' };
  });
  return { commerce: { call } as unknown as CommerceClient, asked };
}

const saved = formOf({ method: 'card-of-mine', idempotencyKey: 'k1' });

test.each([
  ['removed in another tab', 404, 'NotFound'],
  ['expired since', 400, 'BadRequest'],
])('a saved card that was %s places no order; the page says so', async (_name, status, code) => {
  const { commerce, asked } = shopWhere(new CommerceError('addPaymentInstrumentToBasket', status, { code }));
  expect(await payAndOrder(commerce, 'b1', saved)).toMatchObject({
    ok: false,
    code: 'SavedCardGone',
    status: 409,
  });
  expect(asked).toEqual(['addPaymentInstrumentToBasket']);
});

test('another refusal of a saved card is not taken for a card that is gone', async () => {
  const { commerce } = shopWhere(
    new CommerceError('addPaymentInstrumentToBasket', 503, { code: 'ServiceUnavailable' }),
  );
  expect(await payAndOrder(commerce, 'b1', saved)).toMatchObject({ code: 'ServiceUnavailable', status: 503 });
});

test('a saved card that is there pays the order', async () => {
  const { commerce, asked } = shopWhere(null);
  expect(await payAndOrder(commerce, 'b1', saved)).toMatchObject({ ok: true });
  expect(asked).toEqual(['addPaymentInstrumentToBasket', 'createOrder']);
});
