import { endOtherCustomerSessions, getCustomer, getCustomerSessions } from '@ownpath/contracts/customers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createRegisteredShopper,
  logIn,
  type RegisteredShopper,
} from '../../testing/create-registered-shopper.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

const paramsOf = (shopper: RegisteredShopper) => ({ customerId: shopper.tokens.customer_id });
const statusOf = async (shopper: RegisteredShopper) => {
  const path = pathOf(getCustomer, paramsOf(shopper));
  return (await engine.request('GET', path, { shopper })).status;
};

test('sessions are listed, and all others end at once', async () => {
  const first = await createRegisteredShopper(engine);
  engine.clock.advance(60_000);
  const second = await logIn(engine, { login: first.login });
  const params = paramsOf(second);
  const listed = await engine.call(getCustomerSessions, second, { params });
  expect(listed).toMatchObject({
    total: 2,
    data: [
      { isCurrent: true, isFromProvider: false },
      { isCurrent: false, isFromProvider: false },
    ],
  });
  expect(await statusOf(first)).toBe(200);
  await engine.call(endOtherCustomerSessions, second, { params });
  expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
  expect(await engine.call(getCustomerSessions, second, { params })).toMatchObject({ total: 1 });
});

test('another customer’s sessions are 404', async () => {
  const [mine, theirs] = [await createRegisteredShopper(engine), await createRegisteredShopper(engine)];
  for (const [method, endpoint] of [
    ['GET', getCustomerSessions],
    ['DELETE', endOtherCustomerSessions],
  ] as const) {
    const answer = await engine.request(method, pathOf(endpoint, paramsOf(theirs)), { shopper: mine });
    expect(answer.status).toBe(404);
  }
  expect(await statusOf(theirs)).toBe(200);
});
