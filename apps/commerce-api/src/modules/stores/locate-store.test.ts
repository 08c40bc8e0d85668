import { addItemToBasket, createBasket } from '@ownpath/contracts/basket';
import { getProduct } from '@ownpath/contracts/catalog';
import { getShopperContext } from '@ownpath/contracts/shopper-context';
import { getLocatedStore } from '@ownpath/contracts/stores';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { and, eq } from '../../database/orm.ts';
import { customPreferences, stores } from '../../database/schema/index.ts';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

const PLANO = '192.0.2.7';
const MINNEAPOLIS = '198.51.100.7';
const UNKNOWN = '8.8.8.8';
const FAILING = '203.0.113.7';
const SOFA = 'alder-3-seat-sofa';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await setPreference('autoAssignStoreEnabled', true);
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const locatedAt = async (address: string, shopper?: TestShopper) =>
  (await engine.call(getLocatedStore, shopper ?? (await engine.createGuest()), from(address))).data?.[0];
const pricesAt = async (address: string, shopper?: TestShopper) => {
  const caller = shopper ?? (await engine.createGuest());
  return (await engine.call(getProduct, caller, { params: { id: SOFA }, ...from(address) })).prices;
};

async function setPreference(key: string, value: unknown): Promise<void> {
  await engine.deps.database
    .update(customPreferences)
    .set({ value })
    .where(and(eq(customPreferences.siteId, 'rowan'), eq(customPreferences.key, key)));
  // A located store is cached for a minute.
  engine.clock.advance(61_000);
}

test('a caller without a context has the prices of the store near their address, and no context is made', async () => {
  const guest = await engine.createGuest();
  const located = await locatedAt(PLANO, guest);
  expect(located).toMatchObject({ id: '04217' });
  expect(located?.distanceMiles).toBeLessThan(30);
  const prices = await pricesAt(PLANO, guest);
  expect(prices.length).toBeGreaterThan(0);
  expect(prices).toEqual(await pricesAt(UNKNOWN, await createGuestInStore(engine, '04217')));
  const context = pathOf(getShopperContext, { usid: guest.tokens.usid });
  expect((await engine.request('GET', context, { shopper: guest, ...from(PLANO) })).status).toBe(404);
});

test('their basket is of that store', async () => {
  const guest = await engine.createGuest();
  const { variants } = await engine.call(getProduct, guest, { params: { id: SOFA }, ...from(PLANO) });
  const basket = await engine.call(createBasket, guest, { body: {}, ...from(PLANO) });
  const productId = variants[0]?.id ?? '';
  const body = [{ productId, quantity: 1 }];
  const params = { basketId: basket.basketId };
  const filled = await engine.call(addItemToBasket, guest, { params, body, ...from(PLANO) });
  expect(filled.items[0]?.paymentCents).toBeGreaterThan(0);
  const elsewhere = await engine.createGuest();
  const empty = await engine.call(createBasket, elsewhere, { body: {}, ...from(UNKNOWN) });
  const path = pathOf(addItemToBasket, { basketId: empty.basketId });
  const refused = await engine.request('POST', path, { shopper: elsewhere, body, ...from(UNKNOWN) });
  expect(await refused.json()).toMatchObject({ code: 'StoreRequired' });
});

test('a store that the shopper chose counts before the one near their address', async () => {
  const shopper = await createGuestInStore(engine, '04230');
  expect(await pricesAt(PLANO, shopper)).toEqual(await pricesAt(UNKNOWN, shopper));
});

test.each([
  ['in a state that is not served', MINNEAPOLIS],
  ['that is unknown', UNKNOWN],
  ['while the locator is down', FAILING],
])('an address %s has no store', async (_, address) => {
  expect(await locatedAt(address)).toBeUndefined();
  expect(await pricesAt(address)).toEqual([]);
});

test.each([
  ['autoAssignStoreEnabled', false],
  ['autoAssignStoreEnabled', 'yes'],
  ['autoAssignStoreParams', { maxDistance: -1, distanceUnit: 'mi' }],
  ['autoAssignStoreParams', { maxDistance: 0.01, distanceUnit: 'mi' }],
])('none is located with the preference %s of %j', async (key, value) => {
  const before = await engine.deps.database
    .select({ value: customPreferences.value })
    .from(customPreferences)
    .where(eq(customPreferences.key, key));
  await setPreference(key, value);
  expect(await locatedAt(PLANO)).toBeUndefined();
  expect(await pricesAt(PLANO)).toEqual([]);
  await setPreference(key, before[0]?.value);
  expect(await locatedAt(PLANO)).toMatchObject({ id: '04217' });
});

test('an address is located once a minute, also when the locator fails', async () => {
  const locate = vi.spyOn(engine.deps.ports.ipLocator, 'locate');
  engine.clock.advance(61_000);
  const guest = await engine.createGuest();
  for (let call = 0; call < 3; call += 1) await pricesAt(FAILING, guest);
  expect(locate).toHaveBeenCalledTimes(1);
  engine.clock.advance(61_000);
  await pricesAt(FAILING, guest);
  expect(locate).toHaveBeenCalledTimes(2);
});

test('a store that stops selling online is located no more', async () => {
  const setEnabled = async (isEnabled: boolean) => {
    await engine.deps.database.update(stores).set({ isEnabled }).where(eq(stores.id, '04217'));
    engine.clock.advance(61_000);
  };
  await setEnabled(false);
  expect((await locatedAt(PLANO))?.id).not.toBe('04217');
  await setEnabled(true);
  expect(await locatedAt(PLANO)).toMatchObject({ id: '04217' });
});
