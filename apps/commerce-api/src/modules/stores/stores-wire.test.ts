import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq, inArray } from '../../database/orm.ts';
import { stores } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';
import { openingHoursText } from './opening-hours-text.ts';

const PLANO = '04217';

let engine: TestApp;
let shop: SdkShop;
let clients: SdkClients;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  clients = await shop.loginGuest();
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

describe('a store on the wire', () => {
  test('carries every field of the specification', async () => {
    await engine.deps.database
      .update(stores)
      .set({
        acceptsVenmo: true,
        benefitPlusType: 'RAC',
        warehouseIds: ['W-DAL'],
        refundableDepositCents: 2500,
        nonRefundableDepositCents: 1050,
        specialsStartOn: '2026-11-01',
        specialsEndOn: '2026-11-30',
        isReferralPromotionAvailable: true,
        isReferralPromotionEligible: false,
        referralPromotionCode: 'FRIEND25',
        referralPromotionDescription: { 'en-US': '$25 for you', 'es-US': '$25 para usted' },
      })
      .where(eq(stores.id, PLANO));
    const answer = await clients.stores.getStores({ parameters: { ids: PLANO, locale: 'es-US' } });
    expect(answer).toMatchObject({ limit: 1, total: 1 });
    expect(answer.data?.[0]).toEqual({
      id: PLANO,
      storeID: PLANO,
      name: expect.any(String),
      address1: expect.any(String),
      city: 'Plano',
      stateCode: 'TX',
      postalCode: '75024',
      countryCode: 'US',
      phone: expect.any(String),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      storeHours: openingHoursText('es-US'),
      storeLocatorEnabled: true,
      c_timeZone: 'America/Chicago',
      c_fz_tagline: 'Sus vecinos de Main Street',
      c_team: [
        { name: 'Denise Carter', role: 'Gerencia', languages: ['en-US'] },
        { name: 'Rosa Iglesias', role: 'Contratos y pagos', languages: ['en-US', 'es-US'] },
        { name: 'Marcus Bell', role: 'Entrega e instalación', languages: ['en-US'] },
      ],
      c_zoneID: 'zone-southwest',
      c_geopoolStores: ['04221', '04226', '04230', '04234', '04243'],
      c_restrictedCategories: [],
      c_storeEcommCloseDate: null,
      c_sameAsCashDays: 180,
      c_processingFee: 10,
      isStoreHighRisk: false,
      c_isStoreHighRisk: false,
      storeDecisionEngineEnable: true,
      c_storeDecisionEngineEnable: true,
      storeIdentityVerificationEnable: expect.any(Boolean),
      c_storeIdentityVerificationEnable: expect.any(Boolean),
      c_bankVerificationEnable: expect.any(Boolean),
      reservationEnabled: expect.any(Boolean),
      c_reservationEnable: expect.any(Boolean),
      c_storeEpoEnable: true,
      c_storeBenefitPlusType: 'RAC',
      inventoryPromoEnabled: false,
      appliedPromotions: ['FIRSTWEEK1', 'BIGSCREEN15', 'LAUNDRY10', 'TEXAS10'],
      c_venmoEnable: true,
      c_paypalEnable: true,
      c_cashAppEnable: true,
      c_applePayEnable: true,
      c_googlePayEnable: true,
      c_payfoneEnable: true,
      c_achMerchantId: 'rowan-ach-04217',
      c_creditCardMerchantId: 'rowan-card-04217',
      c_braintreeMerchantId: 'rowan_co_04217',
      c_warehouseIds: ['W-DAL'],
      c_extendedAisleEnable: expect.any(Boolean),
      c_reservationPeriod: 48,
      c_refundableDepositAmount: 25,
      c_unrefundableDepositAmount: 10.5,
      c_onlineAgreementEnable: true,
      c_onlineReturnEnable: true,
      c_deliveryTrackingEnable: true,
      c_benefitPlusEnable: true,
      c_ldwEnable: false,
      c_specialsStartDate: '2026-11-01',
      c_specialsEndDate: '2026-11-30',
      c_frequentlySearchedCategories: expect.arrayContaining(['furniture']),
      c_isRAFPromoAvailable: true,
      c_isRAFPromoEligible: false,
      c_rafPromoCode: 'FRIEND25',
      c_rafPromoDescription: '$25 para usted',
    });
  });

  test('an account that a store does not have is left out', async () => {
    const { data = [] } = await clients.stores.getStores({ parameters: { ids: '06015' } });
    expect(data[0]).toMatchObject({ c_creditCardMerchantId: 'rowan-card-06015' });
    expect(data[0]).not.toHaveProperty('c_achMerchantId');
  });

  test('the benefit club is not offered where the state forbids it', async () => {
    const { data = [] } = await clients.stores.searchStores({
      parameters: { countryCode: 'US', postalCode: '93702', maxDistance: 30, distanceUnit: 'mi' },
    });
    expect(data[0]).toMatchObject({ stateCode: 'CA', c_benefitPlusEnable: false });
  });

  test('the loss damage waiver is off until the store turns it on, and only where the state lets it', async () => {
    const ids = '08031,13041';
    const waivers = async () => {
      const { data = [] } = await clients.stores.getStores({ parameters: { ids } });
      return Object.fromEntries(data.map((store) => [store.stateCode, store.c_ldwEnable]));
    };
    expect(await waivers()).toEqual({ CO: false, CT: false });
    await engine.deps.database
      .update(stores)
      .set({ isLossDamageWaiverEnabled: true })
      .where(inArray(stores.id, ids.split(',')));
    expect(await waivers()).toEqual({ CO: false, CT: true });
  });
});

describe('store search with the unmodified client', () => {
  const parameters = { countryCode: 'US', postalCode: '75034', maxDistance: 100 };

  test('answers total, limit, offset and the distance in the unit asked, kilometers when none is', async () => {
    const miles = await clients.stores.searchStores({
      parameters: { ...parameters, distanceUnit: 'mi', limit: 2, offset: 1 },
    });
    expect(miles).toMatchObject({ limit: 2, offset: 1, total: expect.any(Number) });
    expect(miles.data).toHaveLength(2);
    const [inMiles] = miles.data ?? [];
    const kilometers = await clients.stores.searchStores({
      parameters: { ...parameters, limit: 2, offset: 1 },
    });
    const [inKilometers] = kilometers.data ?? [];
    expect(inKilometers?.id).toBe(inMiles?.id);
    expect([inMiles?.distanceUnit, inKilometers?.distanceUnit]).toEqual(['mi', 'km']);
    expect((inKilometers?.distance ?? 0) / (inMiles?.distance ?? 1)).toBeCloseTo(1.609, 2);
  });

  test.each(['mi', 'km'] as const)('without a maxDistance it is 100 %s', async (distanceUnit) => {
    const { maxDistance: _, ...place } = parameters;
    const find = async (more: object) =>
      (await clients.stores.searchStores({ parameters: { ...place, distanceUnit, ...more } })).total;
    const usual = await find({});
    expect(await find({ maxDistance: 100 })).toBe(usual);
    expect(await find({ maxDistance: 10 })).toBeLessThan(usual);
    expect(await find({ maxDistance: 1000 })).toBeGreaterThan(usual);
  });

  test('texts are in the language of the locale', async () => {
    const near = { ...parameters, postalCode: '75024', limit: 1 };
    const find = async (locale: string) =>
      (await clients.stores.searchStores({ parameters: { ...near, locale } })).data?.[0];
    expect(await find('en-US')).toMatchObject({
      id: PLANO,
      c_fz_tagline: 'Your neighbors on Main Street',
      storeHours: openingHoursText('en-US'),
    });
    expect(await find('es-US')).toMatchObject({
      id: PLANO,
      c_fz_tagline: 'Sus vecinos de Main Street',
      storeHours: openingHoursText('es-US'),
    });
  });

  test('without data when there is none', async () => {
    const answer = await clients.stores.searchStores({
      parameters: { ...parameters, postalCode: '00501', maxDistance: 1, distanceUnit: 'mi' },
    });
    expect(answer).toEqual({ limit: 200, offset: 0, total: 0 });
  });

  test('no place is 400 and over 50 ids too, no token 401', async () => {
    const { stores: client } = clients;
    expect(await refusalOf(client.searchStores({ parameters: {} }))).toMatchObject({
      status: 400,
      problem: { title: 'Invalid Parameters', code: 'InvalidParameters' },
    });
    const ids = Array.from({ length: 51 }, (_, index) => String(10_000 + index)).join(',');
    expect(await refusalOf(client.getStores({ parameters: { ids } }))).toMatchObject({ status: 400 });
    const anonymous = shop.anonymous.stores.getStores({ parameters: { ids: PLANO } });
    expect(await refusalOf(anonymous)).toMatchObject({ status: 401 });
  });
});

test('opening hours are one line in both languages', () => {
  expect(openingHoursText('en-US')).toBe('Mon-Sat 10:00 AM - 6:00 PM, Sun Closed');
  expect(openingHoursText('es-US')).toMatch(/^lun-sáb 10:00 .*, dom Cerrado$/);
});
