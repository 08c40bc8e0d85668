import {
  getShopperContext,
  patchShopperContext,
  putShopperContext,
  type ShopperContext,
} from '@ownpath/contracts/shopper-context';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { stores } from '../../database/schema/index.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { findShopperStore } from './index.ts';

const PLANO = '04217';
const FRISCO = '04221';
const CLOSED = '04239';

let engine: TestApp;
beforeAll(async () => {
  engine = await createTestApp();
});
afterAll(() => engine.close());

type Options = { usid?: string; locale?: string };

function send(
  method: 'GET' | 'PUT' | 'PATCH',
  shopper: TestShopper,
  body?: ShopperContext,
  options: Options = {},
): Promise<Response> {
  const usid = options.usid ?? shopper.tokens.usid;
  const query = options.locale ? { locale: options.locale } : {};
  return engine.request(method, pathOf(getShopperContext, { usid }, query), {
    shopper,
    ...(body ? { body } : {}),
  });
}
const inStore = (storeId: string, others: Record<string, string> = {}): ShopperContext => ({
  customQualifiers: { storeId, ...others },
});
const read = (shopper: TestShopper) =>
  engine.call(getShopperContext, shopper, { params: { usid: shopper.tokens.usid } });
const storeOf = ({ tokens }: TestShopper) =>
  findShopperStore(engine.deps.database, { usid: tokens.usid, siteId: 'rowan' }, engine.clock.now());

describe('PUT', () => {
  test('creates with 201 and replaces with 200', async () => {
    const guest = await engine.createGuest();
    expect((await send('GET', guest)).status).toBe(404);
    const created = await send('PUT', guest, inStore(PLANO, { appliedPromotions: 'FIRST10' }));
    expect([created.status, await created.text()]).toEqual([201, '']);
    expect((await send('PUT', guest, inStore(FRISCO))).status).toBe(200);
    const { customQualifiers } = await read(guest);
    expect(customQualifiers).toMatchObject({ storeId: FRISCO, city: 'Frisco' });
    expect(customQualifiers).not.toHaveProperty('appliedPromotions');
    expect(await storeOf(guest)).toMatchObject({ id: FRISCO, zoneId: 'zone-southwest' });
  });

  test('zone, geo pool and address come from the store, not from the client', async () => {
    const guest = await engine.createGuest();
    const forged = {
      zoneId: 'zone-heartland',
      geopoolStores: '["05102"]',
      stateCode: 'CA',
      fzTagline: '<script>',
      isRAFPromoEligible: 'false',
    };
    await send('PUT', guest, inStore(PLANO, forged));
    const { customQualifiers } = await read(guest);
    expect(customQualifiers).toMatchObject({
      storeId: PLANO,
      zoneId: 'zone-southwest',
      stateCode: 'TX',
      postalCode: '75024',
      geopoolStores: '["04221","04226","04230","04234","04243"]',
      fzTagline: 'Your neighbors on Main Street',
      isRAFPromoEligible: 'true',
    });
  });

  test('forged facts without a store are left out', async () => {
    const guest = await engine.createGuest();
    await send('PUT', guest, { customQualifiers: { zoneId: 'zone-coasts', postalCode: '90210' } });
    expect((await read(guest)).customQualifiers).toEqual({ postalCode: '90210' });
    expect(await storeOf(guest)).toBeNull();
  });

  test('in Spanish the tagline is Spanish', async () => {
    const guest = await engine.createGuest();
    await send('PUT', guest, inStore(PLANO), { locale: 'es-US' });
    expect((await read(guest)).customQualifiers?.fzTagline).toBe('Sus vecinos de Main Street');
  });

  test.each([
    ['an unknown store', '99999', 404],
    ['a closed store', CLOSED, 404],
    ['nonsense', "'; drop table stores; --", 404],
  ])('%s is refused and changes nothing', async (_, storeId, status) => {
    const guest = await engine.createGuest();
    await send('PUT', guest, inStore(PLANO));
    expect((await send('PUT', guest, inStore(storeId))).status).toBe(status);
    expect((await read(guest)).customQualifiers?.storeId).toBe(PLANO);
  });

  test('a store in a closed state is refused with 403', async () => {
    const guest = await engine.createGuest();
    const { database } = engine.deps;
    await database.update(stores).set({ stateCode: 'MN' }).where(eq(stores.id, '04234'));
    const response = await send('PUT', guest, inStore('04234'));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'StateNotServed' });
    await database.update(stores).set({ stateCode: 'TX' }).where(eq(stores.id, '04234'));
  });

  test('more than 20 qualifiers, numbers for texts, an IPv6 address: 400', async () => {
    const guest = await engine.createGuest();
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`q${index}`, 'x']));
    expect((await send('PUT', guest, { customQualifiers: many })).status).toBe(400);
    expect((await send('PUT', guest, { customQualifiers: { storeId: 7 } } as never)).status).toBe(400);
    expect((await send('PUT', guest, { clientIp: '::1' })).status).toBe(400);
  });

  test('`__proto__` is no qualifier', async () => {
    const guest = await engine.createGuest();
    const response = await engine.request('PUT', pathOf(putShopperContext, { usid: guest.tokens.usid }), {
      shopper: guest,
      body: '{"customQualifiers":{"__proto__":"x","a":"b"}}',
    });
    expect(response.status).toBeLessThan(500);
    expect({}).not.toHaveProperty('x');
  });

  test('an empty context is never answered', async () => {
    const guest = await engine.createGuest();
    expect((await send('PUT', guest, {})).status).toBe(201);
    expect((await send('GET', guest)).status).toBe(404);
  });

  test('ten concurrent calls create one context', async () => {
    const guest = await engine.createGuest();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('PUT', guest, inStore(PLANO))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
  });
});

describe('PATCH', () => {
  test('adds, overwrites, and null deletes', async () => {
    const guest = await engine.createGuest();
    await send('PUT', guest, inStore(PLANO, { a: '1', b: '2' }));
    const answer = await engine.call(patchShopperContext, guest, {
      params: { usid: guest.tokens.usid },
      body: { customQualifiers: { b: null, c: '3' }, assignmentQualifiers: { store: 'plano' } },
    });
    expect(answer.customQualifiers).toMatchObject({ storeId: PLANO, a: '1', c: '3' });
    expect(answer.customQualifiers).not.toHaveProperty('b');
    expect(answer.assignmentQualifiers).toEqual({ store: 'plano' });
    expect(await read(guest)).toEqual(answer);
  });

  test('choosing another store replaces the store’s facts', async () => {
    const guest = await engine.createGuest();
    await send('PUT', guest, inStore(PLANO));
    await send('PATCH', guest, inStore(FRISCO));
    expect((await read(guest)).customQualifiers).toMatchObject({
      city: 'Frisco',
      postalCode: '75034',
    });
    expect(await storeOf(guest)).toMatchObject({ id: FRISCO });
  });

  test('an empty object deletes all of its kind', async () => {
    const guest = await engine.createGuest();
    await send('PUT', guest, { ...inStore(PLANO), assignmentQualifiers: { x: 'y' } });
    await send('PATCH', guest, { customQualifiers: {} });
    expect(await read(guest)).toEqual({ assignmentQualifiers: { x: 'y' } });
    expect(await storeOf(guest)).toBeNull();
  });

  test('a store that has closed meanwhile is dropped, not refused', async () => {
    const guest = await engine.createGuest();
    await send('PUT', guest, inStore('04226'));
    const { database } = engine.deps;
    await database.update(stores).set({ isEnabled: false }).where(eq(stores.id, '04226'));
    expect(await storeOf(guest)).toBeNull();
    expect((await send('PATCH', guest, { customQualifiers: { a: 'b' } })).status).toBe(200);
    expect((await read(guest)).customQualifiers).not.toHaveProperty('storeId');
    await database.update(stores).set({ isEnabled: true }).where(eq(stores.id, '04226'));
  });

  test('without a context 404, with an unknown store 404 and nothing changed', async () => {
    const guest = await engine.createGuest();
    expect((await send('PATCH', guest, { customQualifiers: { a: 'b' } })).status).toBe(404);
    await send('PUT', guest, inStore(PLANO));
    expect((await send('PATCH', guest, inStore('99999'))).status).toBe(404);
    expect((await read(guest)).customQualifiers?.storeId).toBe(PLANO);
  });

  test('concurrent merges lose no key', async () => {
    const guest = await engine.createGuest();
    await send('PUT', guest, inStore(PLANO));
    const keys = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(keys.map((key) => send('PATCH', guest, { customQualifiers: { [key]: 'x' } })));
    expect(Object.keys((await read(guest)).customQualifiers ?? {})).toEqual(expect.arrayContaining(keys));
  });
});

describe('another shopper’s context', () => {
  test.each(['GET', 'PUT', 'PATCH'] as const)('%s is 404', async (method) => {
    const [owner, otherShopper] = [await engine.createGuest(), await engine.createGuest()];
    await send('PUT', owner, inStore(PLANO));
    const body = method === 'GET' ? undefined : inStore(FRISCO);
    const response = await send(method, otherShopper, body, { usid: owner.tokens.usid });
    expect(response.status).toBe(404);
    expect((await read(owner)).customQualifiers?.storeId).toBe(PLANO);
  });

  test('without a token 401', async () => {
    expect((await engine.request('GET', pathOf(getShopperContext, { usid: 'x' }))).status).toBe(401);
  });
});
