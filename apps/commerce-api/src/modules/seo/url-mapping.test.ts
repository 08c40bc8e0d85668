import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_SITE_ID } from '../../config.ts';
import { searchRedirects, urlMappings } from '../../database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { openSdkShop, refusalOf, type SdkShop } from '../../testing/sdk-client.ts';
import { safeDestination } from './get-url-mapping.ts';

let engine: TestApp;
let shop: SdkShop;
let clients: Awaited<ReturnType<SdkShop['loginGuest']>>;

beforeAll(async () => {
  engine = await createTestApp();
  shop = await openSdkShop(engine);
  clients = await shop.loginGuest();
  const siteId = DEMO_SITE_ID;
  const { database } = engine.deps;
  await database.insert(urlMappings).values([
    { siteId, urlSegment: 'old/sofas', resourceType: 'redirect', destinationUrl: '/c/sofas-loveseats' },
    {
      siteId,
      urlSegment: 'couches',
      resourceType: 'category',
      resourceId: 'sofas-loveseats',
      destinationUrl: '/c/sofas-loveseats',
    },
    { siteId, urlSegment: 'qqzzyx', resourceType: 'redirect', destinationUrl: '/deals' },
    { siteId, urlSegment: 'evil-1', resourceType: 'redirect', destinationUrl: '//evil.example' },
    { siteId, urlSegment: 'evil-2', resourceType: 'redirect', destinationUrl: '\\evil.example' },
    { siteId, urlSegment: 'evil-3', resourceType: 'redirect', destinationUrl: 'javascript:alert(1)' },
  ]);
  await database
    .insert(searchRedirects)
    .values([{ siteId, locale: 'es-US', phrase: 'sillon rojo', destinationUrl: '/c/recliners-chairs' }]);
});
afterAll(async () => {
  await shop.close();
  await engine.close();
});

const map = (urlSegment: string, locale = 'en-US', by: Pick<typeof clients, 'seo'> = clients) =>
  by.seo.getUrlMapping({ parameters: { urlSegment, locale } });

describe('an address', () => {
  test.each([
    ['old/sofas', { statusCode: 301, destinationUrl: '/c/sofas-loveseats', copySourceParams: false }],
    ['/old/sofas/?x=1', { statusCode: 301, destinationUrl: '/c/sofas-loveseats', copySourceParams: false }],
    [
      'couches',
      {
        resourceType: 'CATEGORY',
        resourceId: 'sofas-loveseats',
        statusCode: 301,
        destinationUrl: '/c/sofas-loveseats',
        copySourceParams: false,
      },
    ],
    ['furniture/alder-3-seat-sofa.html', { resourceType: 'PRODUCT', resourceId: 'alder-3-seat-sofa' }],
    ['furniture/living-room', { resourceType: 'CATEGORY', resourceId: 'living-room' }],
  ])('%s', async (urlSegment, expected) => {
    expect(await map(urlSegment)).toEqual(expected);
  });

  test('search words redirect as the retailer configured, per language, with or without accents', async () => {
    expect(await map('Sillón-rojo', 'es-US')).toMatchObject({ destinationUrl: '/c/recliners-chairs' });
    expect(await refusalOf(map('sillon rojo'))).toMatchObject({ status: 404 });
  });

  test.each(['evil-1', 'evil-2', 'evil-3'])(
    '%s is unknown: its target leaves the shop',
    async (urlSegment) => {
      const refusal = await refusalOf(map(urlSegment));
      expect(refusal.status).toBe(404);
      expect(JSON.stringify(refusal.problem)).not.toContain('evil.example');
    },
  );

  test('unknown is the documented 404, too long 400, without a token 401', async () => {
    expect(await refusalOf(map('black/luggage'))).toMatchObject({
      status: 404,
      problem: {
        title: 'Seo Url Mapping Not Found',
        type: 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/seo-url-mapping-not-found',
        detail: 'black/luggage',
      },
    });
    expect(await refusalOf(map('x'.repeat(2048)))).toMatchObject({ status: 400 });
    expect(await refusalOf(map('couches', 'en-US', shop.anonymous))).toMatchObject({ status: 401 });
  });
});

describe('a redirect target', () => {
  test.each(['/c/furniture', '/search?q=sofa&x=//evil', '/', 'https://help.example.com/a?b=c', '/a//b'])(
    '%s is accepted',
    (target) => {
      expect(safeDestination(target)).toBe(target);
    },
  );

  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '/\t/evil.example',
    'data:text/html,x',
    'http://evil.example',
    'https:evil.example',
    'https://user@evil.example',
    'evil.example',
    '',
  ])('%j is refused', (target) => {
    expect(safeDestination(target)).toBeNull();
  });
});

test('a submitted search asks for five results; without any, its text may lead to an address', async () => {
  const submit = (q: string) => clients.search.productSearch({ parameters: { q, limit: 5 } });
  const found = await submit('sofa');
  expect(found).toMatchObject({ limit: 5, hits: { length: 5 } });
  expect(found.total).toBeGreaterThan(5);
  expect(await submit('qqzzyx')).toMatchObject({ limit: 5, total: 0 });
  expect(await map('qqzzyx')).toMatchObject({ destinationUrl: '/deals' });
});
