import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { eq } from '../../database/orm.ts';
import { contentPages, contentRegions } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkClients, type SdkShop } from '../../testing/sdk-client.ts';

let engine: TestApp;
let shop: SdkShop;
let guest: SdkClients;
beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  guest = await shop.loginGuest();
  const { database } = engine.deps;
  const siteId = DEMO_SITE_ID;
  const text = { 'en-US': 'Sofas', 'es-US': 'Sofás' };
  await database
    .insert(contentPages)
    .values({ siteId, id: 'pdp-alder-3-seat-sofa', title: text, description: text });
  const region = { siteId, pageId: 'pdp-alder-3-seat-sofa', type: 'page-heading' };
  await database.insert(contentRegions).values([
    { ...region, id: 'all', sequence: 0, data: { title: text } },
    { ...region, id: 'plano', sequence: 1, data: { title: text, storeIds: ['04217'] } },
    { ...region, id: 'not-plano', sequence: 2, data: { title: text, restrictedStores: ['04217'] } },
  ]);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const componentsOf = (page: unknown) =>
  (page as { regions: { components: { id: string }[] }[] }).regions[0]?.components.map(({ id }) => id);

describe('pages by the unmodified client', () => {
  test('a page in its documented shape, in the language asked', async () => {
    const page = await guest.experience.getPage({ parameters: { pageId: 'faqs', locale: 'es-US' } });
    expect(page).toMatchObject({
      id: 'faqs',
      typeId: 'storePage',
      visible: true,
      localized: true,
      regions: [
        {
          id: 'main',
          components: [
            { id: 'faqs-heading', typeId: 'page-heading', visible: true },
            { id: 'faqs-groups', typeId: 'collapsible', visible: true },
          ],
        },
      ],
    });
    const english = await guest.experience.getPage({ parameters: { pageId: 'faqs' } });
    expect(english.pageTitle).not.toBe(page.pageTitle);
  });

  test.each([
    ['04217', ['all', 'plano']],
    ['04221', ['all', 'not-plano']],
    [undefined, ['all', 'not-plano']],
  ])('in store %s a page shows %j', async (store, expected) => {
    const pageId = 'pdp-alder-3-seat-sofa';
    const query = store ? `&store=${store}` : '';
    const { organizationId, siteId } = engine.deps.config;
    const response = await fetch(
      `${shop.origin}/mobify/proxy/api/experience/shopper-experience/v1/organizations/${organizationId}/pages/${pageId}?siteId=${siteId}${query}`,
      { headers: { authorization: `Bearer ${(await shop.loginGuest()).tokens.access_token}` } },
    );
    expect(componentsOf(await response.json())).toEqual(expected);
  });

  test('pages of a product; none, an unknown aspect, no product', async () => {
    const of = (parameters: { aspectTypeId: string; productId?: string }) =>
      guest.experience.getPages({ parameters });
    const { data } = await of({ aspectTypeId: 'pdp', productId: 'alder-3-seat-sofa' });
    expect(data).toMatchObject([{ id: 'pdp-alder-3-seat-sofa', pageTitle: 'Sofas' }]);
    expect(await of({ aspectTypeId: 'pdp', productId: 'nothing' })).toEqual({ data: [] });
    expect(await refusalOf(of({ aspectTypeId: 'other', productId: 'x' }))).toMatchObject({ status: 404 });
    expect(await refusalOf(of({ aspectTypeId: 'pdp' }))).toMatchObject({ status: 400 });
  });

  test('a page that is offline is 404', async () => {
    const { database } = engine.deps;
    await database.update(contentPages).set({ isOnline: false }).where(eq(contentPages.id, 'faqs'));
    const call = guest.experience.getPage({ parameters: { pageId: 'faqs' } });
    expect(await refusalOf(call)).toMatchObject({ status: 404, problem: { code: 'ContentNotFound' } });
    await database.update(contentPages).set({ isOnline: true }).where(eq(contentPages.id, 'faqs'));
  });
});

describe('content assets', () => {
  const ids = [
    'store-locator',
    'menuAdditionalLinks',
    'termsAndConditionSignupDeals',
    'Get-started',
    'Getstarted-Homepage',
    'footer',
  ];
  test.each(ids)('%s by the OCAPI path, in both languages', async (id) => {
    const read = async (locale: string) => {
      const query = new URLSearchParams({ client_id: DEMO_PUBLIC_CLIENT_ID, locale });
      const path = `/mobify/proxy/ocapi/s/${DEMO_SITE_ID}/dw/shop/v22_8/content/${id}`;
      return (await fetch(`${shop.origin}${path}?${query}`)).json() as Promise<{ c_body: string }>;
    };
    const english = await read('en-US');
    expect(english).toEqual({
      _v: '22.8',
      _type: 'content',
      id,
      name: expect.any(String),
      c_body: expect.any(String),
    });
    expect((await read('es-US')).c_body).not.toBe(english.c_body);
  });

  test('the same asset for a shopper; 404 and 401', async () => {
    const path = (id: string) =>
      `${shop.origin}/experience/shopper-experience/v1/organizations/${engine.deps.config.organizationId}/contents/${id}?siteId=${DEMO_SITE_ID}`;
    const { tokens } = await engine.createGuest();
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const answer = await (await fetch(path('footer'), { headers })).json();
    expect(answer).toEqual({ id: 'footer', name: expect.any(String), c_body: expect.any(String) });
    expect((await fetch(path('nothing'), { headers })).status).toBe(404);
    expect((await fetch(path('footer'))).status).toBe(401);
  });
});
