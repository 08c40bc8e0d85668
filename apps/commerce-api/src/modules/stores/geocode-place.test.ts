import { getClientLocation } from '@ownpath/contracts/stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  shopper = await engine.createGuest();
});
afterAll(() => engine.close());

const from = (address: string) =>
  engine.request('GET', pathOf(getClientLocation), { shopper, headers: { 'x-forwarded-for': address } });

test('a known network address has a place, and is not in the response', async () => {
  const response = await from('192.0.2.7');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual({
    googleapidata: { location: { lat: expect.closeTo(33.08, 1), lng: expect.closeTo(-96.8, 1) } },
  });
  expect(text).not.toContain('192.0.2');
});

test('what a client put before the trusted hop’s entry does not count', async () => {
  expect((await from('192.0.2.7, 8.8.8.8')).status).toBe(404);
});

test('an unknown address is 404, a locator that is down 503, no token 401', async () => {
  expect((await from('8.8.8.8')).status).toBe(404);
  expect((await from('203.0.113.9')).status).toBe(503);
  expect((await engine.request('GET', pathOf(getClientLocation))).status).toBe(401);
});
