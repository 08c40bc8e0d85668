import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';

const PLANO = '04217';

let engine: TestApp;
let shop: SdkShop;
const lines: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'error', base: null }, { write: (line: string) => lines.push(line) });
  engine = await createTestApp({ overrides: () => ({ log }) });
  shop = await openSdkShop(engine);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const guest = async () => {
  const { contexts, tokens } = await shop.loginGuest();
  return { contexts, parameters: { usid: tokens.usid } };
};

describe('shopper context with the unmodified client', () => {
  test('create, read, update and delete', async () => {
    const { contexts, parameters } = await guest();
    expect(await refusalOf(contexts.getShopperContext({ parameters }))).toMatchObject({
      status: 404,
      problem: { title: 'Shopper Context Not Found', code: 'ContextNotFound' },
    });
    await contexts.createShopperContext({
      parameters,
      body: {
        effectiveDateTime: '2026-12-20T00:00:00Z',
        sourceCode: 'wii1-98',
        customerGroupIds: ['BigSpenders'],
        customQualifiers: { storeId: PLANO, deviceType: 'mobile' },
        assignmentQualifiers: { store: 'plano' },
        couponCodes: ['FIRST10'],
      },
    });
    expect(await contexts.getShopperContext({ parameters })).toEqual({
      effectiveDateTime: '2026-12-20T00:00:00Z',
      sourceCode: 'wii1-98',
      customerGroupIds: ['BigSpenders'],
      customQualifiers: expect.objectContaining({ storeId: PLANO, deviceType: 'mobile', city: 'Plano' }),
      assignmentQualifiers: { store: 'plano' },
      couponCodes: ['FIRST10'],
    });
    const updated = await contexts.updateShopperContext({
      parameters,
      body: {
        effectiveDateTime: null,
        geoLocation: { city: 'Boston', postalCode: '01730', latitude: 10.11 },
        customQualifiers: { deviceType: null },
      },
    });
    expect(updated).toEqual({
      sourceCode: 'wii1-98',
      customerGroupIds: ['BigSpenders'],
      customQualifiers: expect.objectContaining({ storeId: PLANO }),
      assignmentQualifiers: { store: 'plano' },
      geoLocation: { city: 'Boston', postalCode: '01730', latitude: 10.11 },
      couponCodes: ['FIRST10'],
    });
    expect(updated.customQualifiers).not.toHaveProperty('deviceType');
    await contexts.deleteShopperContext({ parameters });
    expect(await refusalOf(contexts.getShopperContext({ parameters }))).toMatchObject({ status: 404 });
    expect(await refusalOf(contexts.deleteShopperContext({ parameters }))).toMatchObject({ status: 404 });
  });

  test.each(['undefined', 'null'])(
    'a client whose usid is %s is logged and works on that of its token',
    async (usid) => {
      const { contexts, parameters } = await guest();
      const body = { customQualifiers: { storeId: PLANO } };
      lines.length = 0;
      await contexts.createShopperContext({ parameters, body });
      expect(lines).toEqual([]);
      expect(await contexts.getShopperContext({ parameters: { usid } })).toMatchObject(body);
      await contexts.updateShopperContext({ parameters: { usid }, body: { customQualifiers: { a: 'b' } } });
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
        Array(2).fill(
          expect.objectContaining({
            level: 50,
            correlationId: expect.any(String),
            msg: expect.stringContaining('without a usid'),
          }),
        ),
      );
      expect(lines.join()).not.toContain(parameters.usid);
      const { customQualifiers } = await contexts.getShopperContext({ parameters });
      expect(customQualifiers).toMatchObject({ storeId: PLANO, a: 'b' });
    },
  );

  test('a client address is stored only if its evaluation was requested', async () => {
    const { contexts, parameters } = await guest();
    const body = { sourceCode: 'x', clientIp: '192.0.2.1' };
    await contexts.createShopperContext({ parameters, body });
    expect(await contexts.getShopperContext({ parameters })).toEqual({ sourceCode: 'x' });
    await contexts.createShopperContext({
      parameters: { ...parameters, evaluateContextWithClientIp: true },
      body,
    });
    expect(await contexts.getShopperContext({ parameters })).toEqual(body);
  });

  test('another shopper’s context is 404 to read, write and delete', async () => {
    const [owner, otherShopper] = [await guest(), await guest()];
    await owner.contexts.createShopperContext({ parameters: owner.parameters, body: { sourceCode: 'mine' } });
    const { contexts } = otherShopper;
    const { parameters } = owner;
    const calls = [
      contexts.getShopperContext({ parameters }),
      contexts.createShopperContext({ parameters, body: { sourceCode: 'theirs' } }),
      contexts.updateShopperContext({ parameters, body: { sourceCode: 'theirs' } }),
      contexts.deleteShopperContext({ parameters }),
    ];
    const refusals = await Promise.all(calls.map(refusalOf));
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await owner.contexts.getShopperContext({ parameters })).toEqual({ sourceCode: 'mine' });
  });
});

describe('qualifiers of the specification', () => {
  test('the server sets a store’s facts, the client the other qualifiers; distance is JSON', async () => {
    const { contexts, parameters } = await guest();
    const own = {
      storeDistance: '{"distance":1.4,"unit":"mi"}',
      appliedPromotions: 'FIRST10',
      sendGridResponse: 'ok',
      preApprove: 'true',
      storeSelect: 'true',
    };
    await contexts.createShopperContext({
      parameters,
      body: { customQualifiers: { storeId: PLANO, storeEnable: 'false', storeHide: 'true', ...own } },
    });
    const { customQualifiers } = await contexts.getShopperContext({ parameters });
    expect(customQualifiers).toMatchObject({
      ...own,
      zoneId: 'zone-southwest',
      fzTagline: 'Your neighbors on Main Street',
      geopoolStores: '["04221","04226","04230","04234","04243"]',
      postalCode: '75024',
      stateCode: 'TX',
      city: 'Plano',
      phone: expect.any(String),
      address1: expect.any(String),
      storeEnable: 'true',
      storeHide: 'false',
      isRAFPromoAvailable: 'true',
      isRAFPromoEligible: 'true',
    });
  });

  test('the referral promotion comes from the store, in the shopper’s language; a client cannot set it', async () => {
    const { contexts, parameters } = await guest();
    const forged = {
      isRAFPromoAvailable: 'true',
      rafPromoCode: 'FREE',
      rafPromoDescription: 'All for nothing',
    };
    const read = async (locale: string) => {
      const body = { customQualifiers: { storeId: PLANO, ...forged } };
      await contexts.createShopperContext({ parameters: { ...parameters, locale }, body });
      return (await contexts.getShopperContext({ parameters })).customQualifiers;
    };
    const setReferral = (fields: Partial<typeof stores.$inferInsert>) =>
      engine.deps.database.update(stores).set(fields).where(eq(stores.id, PLANO));
    await setReferral({
      isReferralPromotionAvailable: false,
      referralPromotionCode: null,
      referralPromotionDescription: null,
    });
    const none = await read('en-US');
    expect(none).toMatchObject({ isRAFPromoAvailable: 'false' });
    expect(none).not.toHaveProperty('rafPromoCode');
    expect(none).not.toHaveProperty('rafPromoDescription');
    await setReferral({
      isReferralPromotionAvailable: true,
      isReferralPromotionEligible: true,
      referralPromotionCode: 'FRIEND25',
      referralPromotionDescription: { 'en-US': '$25 for you', 'es-US': '$25 para usted' },
    });
    const referral = { isRAFPromoAvailable: 'true', isRAFPromoEligible: 'true', rafPromoCode: 'FRIEND25' };
    expect(await read('en-US')).toMatchObject({ ...referral, rafPromoDescription: '$25 for you' });
    expect(await read('es-US')).toMatchObject({ ...referral, rafPromoDescription: '$25 para usted' });
  });

  test.each([['{broken'], ['[[[[[[1]]]]]]']])('a distance of %s is 400', async (storeDistance) => {
    const { contexts, parameters } = await guest();
    const call = contexts.createShopperContext({ parameters, body: { customQualifiers: { storeDistance } } });
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      problem: { fields: [{ path: 'body.customQualifiers.storeDistance', code: 'invalid_json' }] },
    });
  });
});
