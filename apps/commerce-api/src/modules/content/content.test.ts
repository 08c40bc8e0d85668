import { getContentAsset, getPage } from '@ownpath/contracts/content';
import { listContentPages } from '@ownpath/demo-data/content';
import { LOCALES } from '@ownpath/domain/site';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { localize } from './get-content-page.ts';

let engine: TestApp;
let guest: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  guest = await engine.createGuest();
});
afterAll(() => engine.close());

describe('pages', () => {
  test.each(listContentPages().map(({ id }) => id))('%s is complete in both languages', async (pageId) => {
    const source = listContentPages().find(({ id }) => id === pageId);
    for (const locale of LOCALES) {
      const page = await engine.call(getPage, guest, { params: { pageId }, query: { locale } });
      expect(page.title).toBe(source?.title[locale]);
      expect(page.regions.map(({ id, type }) => [id, type])).toEqual(
        source?.regions.map(({ id, type }) => [id, type]),
      );
      expect(JSON.stringify(page.regions)).not.toMatch(/"(en|es)-US":/);
    }
  });

  test('an unknown page is 404, none without a token', async () => {
    const unknown = await engine.request('GET', pathOf(getPage, { pageId: 'nothing' }), {
      shopper: guest,
    });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ code: 'ContentNotFound' });
    expect((await engine.request('GET', pathOf(getPage, { pageId: 'home' }))).status).toBe(401);
    const tooLong = pathOf(getPage, { pageId: 'x'.repeat(101) });
    expect((await engine.request('GET', tooLong, { shopper: guest })).status).toBe(400);
  });
});

describe('assets', () => {
  const read = (params: object, query: object) =>
    engine.request('GET', pathOf(getContentAsset, { siteId: DEMO_SITE_ID, ...params }, query));
  const client = { client_id: DEMO_PUBLIC_CLIENT_ID };

  test('are in the requested language, for a known client', async () => {
    const params = { contentId: 'menuAdditionalLinks' };
    const english = await (await read(params, { ...client, locale: 'en-US' })).json();
    const spanish = await (await read(params, { ...client, locale: 'es-US' })).json();
    expect(english).toMatchObject({ id: 'menuAdditionalLinks', c_body: expect.any(String) });
    expect(spanish).not.toEqual(english);
  });

  test('an unknown asset and another site are 404, an unknown client 401, none 400', async () => {
    const contentId = 'menuAdditionalLinks';
    expect((await read({ contentId: 'nothing' }, client)).status).toBe(404);
    expect((await read({ contentId, siteId: 'elsewhere' }, client)).status).toBe(404);
    expect((await read({ contentId }, { client_id: 'nobody' })).status).toBe(401);
    expect((await read({ contentId }, {})).status).toBe(400);
  });
});

describe('localize', () => {
  test('only a pair of exactly both languages is a text', () => {
    const data = {
      title: { 'en-US': 'Hi', 'es-US': 'Hola' },
      links: [{ label: { 'en-US': 'a', 'es-US': 'b' }, href: '/x' }],
      partial: { 'en-US': 'kept' },
      lists: { 'en-US': ['x'], 'es-US': ['y'] },
      count: 3,
      none: null,
    };
    expect(localize(data, 'es-US')).toEqual({
      title: 'Hola',
      links: [{ label: 'b', href: '/x' }],
      partial: { 'en-US': 'kept' },
      lists: ['y'],
      count: 3,
      none: null,
    });
  });

  test('data without texts stays as it is', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().filter((key) => !key.endsWith('-US')),
          fc.jsonValue(),
        ),
        (data) => {
          expect(localize(data, 'en-US')).toEqual(data);
        },
      ),
    );
  });
});
