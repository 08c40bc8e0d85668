import { checkApplicationAddress } from '@ownpath/contracts/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PortError } from '../../ports/index.ts';
import { createTestApp, pathOf, type TestApp } from '../../testing/create-test-app.ts';
import { createJourney, type Journey, PLANO } from '../../testing/shop-journey.ts';

const HOME = { address1: '12 Elm Street', stateCode: 'TX', postalCode: '75024' };

let engine: TestApp;
let journey: Journey;
let isDown = false;
beforeAll(async () => {
  engine = await createTestApp({
    overrides: ({ config, ports }) => ({
      config: { ...config, rateLimits: { geocoding: { perVisitor: 4 } } },
      ports: {
        ...ports,
        geocoder: {
          ...ports.geocoder,
          findByPostalCode: async (postalCode) => {
            if (isDown) throw new PortError('geocoder', 'unavailable', 'down');
            return ports.geocoder.findByPostalCode(postalCode);
          },
        },
      },
    }),
  });
  journey = createJourney(engine);
});
afterAll(() => engine.close());

test('the store that delivers to an address is named; before one was chosen there is none', async () => {
  const check = async (storeId?: string) =>
    engine.call(checkApplicationAddress, await journey.guestIn(storeId), { body: HOME });
  expect(await check()).toEqual({ storeId: PLANO });
  const guest = await engine.createGuest();
  expect(await engine.call(checkApplicationAddress, guest, { body: HOME })).toEqual({ storeId: null });
});

test('needs a token and a whole address', async () => {
  const path = pathOf(checkApplicationAddress);
  expect((await engine.request('POST', path, { body: HOME })).status).toBe(401);
  const shopper = await journey.guestIn();
  const body = { ...HOME, postalCode: '7502' };
  expect((await engine.request('POST', path, { shopper, body })).status).toBe(400);
});

test('is limited as other look-ups, and says so when places can’t be looked up', async () => {
  const shopper = await journey.guestIn();
  const ask = async () =>
    (await engine.request('POST', pathOf(checkApplicationAddress), { shopper, body: HOME })).status;
  isDown = true;
  expect(await ask()).toBe(503);
  isDown = false;
  expect(await ask()).toBe(200);
  expect(await ask()).toBe(429);
});
