import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from '../../database/orm.ts';
import { promotions } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';

let engine: TestApp;
let shop: SdkShop;
let clients: Awaited<ReturnType<SdkShop['loginGuest']>>;

beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  clients = await shop.loginGuest();
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

describe('promotions by id', () => {
  test('as documented, in the order asked, in the language asked', async () => {
    const answer = await clients.promotions.getPromotions({
      parameters: { ids: ['promo-laundry-10', 'nothing', 'promo-first-week-1'], locale: 'es-US' },
    });
    expect(answer).toMatchObject({ limit: 3, total: 2 });
    expect(answer.data).toEqual([
      {
        id: 'promo-laundry-10',
        name: '10% de descuento en juegos de lavadora y secadora',
        calloutMsg: '10% de descuento en juegos de lavadora y secadora',
        details: expect.stringContaining('Lavadora'),
        currency: 'USD',
        startDate: '2026-11-01T00:00:00Z',
        endDate: '2026-12-21T23:59:00Z',
        c_promotionCode: 'LAUNDRY10',
        c_pif: false,
      },
      expect.objectContaining({ id: 'promo-first-week-1', c_promotionCode: 'FIRSTWEEK1' }),
    ]);
  });

  test('no ids, too many ids and no token are refused', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => `p${index}`);
    expect(await refusalOf(clients.promotions.getPromotions({ parameters: { ids } }))).toMatchObject({
      status: 400,
    });
    expect(await refusalOf(clients.promotions.getPromotions({ parameters: { ids: [] } }))).toMatchObject({
      status: 400,
    });
    const withoutToken = shop.anonymous.promotions.getPromotions({
      parameters: { ids: ['promo-laundry-10'] },
    });
    expect(await refusalOf(withoutToken)).toMatchObject({ status: 401 });
  });
});

describe('promotions of a campaign', () => {
  const campaign = (parameters: object) =>
    clients.promotions.getPromotionsForCampaign({
      parameters: { campaignId: 'store-offers', ...parameters },
    });

  test('all of them, or those that run between two dates', async () => {
    expect((await campaign({})).total).toBe(7);
    const spring = await campaign({ startDate: '2027-01-20T00:00:00Z', endDate: '2027-01-25T00:00:00Z' });
    expect(spring.data.map(({ id }) => id)).toEqual(['promo-welcome-back', 'promo-school-tech']);
  });

  test.each([
    ['one date alone', { startDate: '2026-11-01T00:00:00Z' }, 400],
    ['an end before the start', { startDate: '2026-11-02T00:00Z', endDate: '2026-11-01T00:00Z' }, 400],
    ['no date', { startDate: 'soon', endDate: 'later' }, 400],
    ['an unknown campaign', { campaignId: 'none' }, 404],
  ])('%s is refused', async (_, parameters, status) => {
    expect(await refusalOf(campaign(parameters))).toMatchObject({ status });
  });
});

describe('offers of a store (getpromotionsrac)', () => {
  const offers = (storeId: string) =>
    clients.callCustom('get-promotions-store', 'getpromotionsrac', undefined, {
      method: 'GET',
      parameters: { c_store_id: storeId },
    }) as Promise<{ PromoObj: { promotionCode: string; promoID: string; pif: boolean; ctaUrl?: string }[] }>;

  test('offers that run there today, without later, ended and registered-only ones', async () => {
    const { PromoObj } = await offers('04217');
    expect(PromoObj.map(({ promotionCode }) => promotionCode)).toEqual([
      'FIRSTWEEK1',
      'BIGSCREEN15',
      'LAUNDRY10',
      'TEXAS10',
    ]);
    expect(PromoObj[1]).toMatchObject({
      promoID: 'promo-big-screens',
      pif: false,
      restrictedStores: ['05119', '06015'],
    });
  });

  test('a store where an offer is restricted does not have it', async () => {
    const codes = (await offers('05119')).PromoObj.map(({ promotionCode }) => promotionCode);
    expect(codes).toEqual(['FIRSTWEEK1', 'LAUNDRY10']);
  });

  test('an offer can carry the address that its Apply leads to', async () => {
    const { database } = engine.deps;
    const isLaundry = eq(promotions.id, 'promo-laundry-10');
    await database.update(promotions).set({ callToActionUrl: '/refer-a-friend/refer' }).where(isLaundry);
    const urls = (await offers('04217')).PromoObj.map(({ ctaUrl }) => ctaUrl);
    expect(urls).toEqual([undefined, undefined, '/refer-a-friend/refer', undefined]);
    await database.update(promotions).set({ callToActionUrl: null }).where(isLaundry);
  });

  test.each([
    ['abc', 400],
    ['99999', 404],
  ])('store %s is refused', async (storeId, status) => {
    expect(await refusalOf(offers(storeId))).toMatchObject({ status });
  });

  test('without a token 401', async () => {
    const call = shop.anonymous.callCustom('get-promotions-store', 'getpromotionsrac', undefined, {
      method: 'GET',
      parameters: { c_store_id: '04217' },
    });
    expect(await refusalOf(call)).toMatchObject({ status: 401 });
  });
});
