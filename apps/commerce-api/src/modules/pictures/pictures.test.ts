import { getProduct } from '@ownpath/contracts/catalog';
import { getAgreementDetails, getAgreementSummary } from '@ownpath/contracts/servicing';
import { findPictureUrl } from '@ownpath/demo-data/pictures';
import type { Locale } from '@ownpath/domain/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID } from '../../config.ts';
import { createTestApp, pathOf, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { rentSofa, SOFA } from '../../testing/shop-journey.ts';
import { pictureUrlOf } from './index.ts';

let engine: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  ({ shopper } = await rentSofa(engine));
});
afterAll(() => engine.close());

/** The sofa's first colour as the catalogue, the recommendations and the agreement show it. */
async function picturesOfSofa() {
  const product = await engine.call(getProduct, shopper, { params: { id: SOFA } });
  const [variant] = product.variants;
  const body = {
    cookieId: 'visitor',
    realm: 'abcd',
    instanceType: 'sbx',
    products: [{ id: 'x' }],
    limit: 25,
  };
  const headers = { 'x-cq-client-id': DEMO_PUBLIC_CLIENT_ID };
  const seen = { ...body, product: { id: SOFA } };
  await engine.request('POST', '/v3/activities/rowan/viewProduct', { headers, body: seen });
  const answer = await engine.request('POST', '/v3/personalization/rowan/zones/recently-viewed/recs', {
    headers,
    body,
  });
  const { recs } = (await answer.json()) as { recs: { id: string; imageUrl: string }[] };
  const { agreement } = await engine.call(getAgreementSummary, shopper, { body: {} });
  const agreementId = agreement[0]?.agreementId ?? '';
  const { imageUrls } = await engine.call(getAgreementDetails, shopper, { body: { agreementId } });
  return {
    variantId: variant?.id ?? '',
    pictures: [variant?.imageUrl, recs.find(({ id }) => id === SOFA)?.imageUrl, ...imageUrls],
  };
}

test('catalogue, recommendation and agreement show one picture, the photograph of the color', async () => {
  const { variantId, pictures } = await picturesOfSofa();
  const photograph = findPictureUrl(variantId);
  expect(photograph).toMatch(/^\/pictures\/alder-3-seat-sofa-[\w-]+-840\.webp$/);
  expect(pictures).toEqual(Array(3).fill(photograph));
});

test('items without a photograph are drawn in their colour, items without a colour in the default ones', () => {
  expect(pictureUrlOf({ variantId: null, artKey: 'sofa', colorHex: null })).toBe('/art/sofa/default.svg');
  expect(pictureUrlOf({ variantId: 'v', artKey: 'sofa', colorHex: '#2C7360' })).toBe('/art/sofa/2c7360.svg');
});

test('a product has its pictures and examples of each grade, with alternative texts in the language of the call', async () => {
  const read = (locale: Locale) =>
    engine.call(getProduct, shopper, { params: { id: SOFA }, query: { locale } });
  const [english, spanish] = await Promise.all([read('en-US'), read('es-US')]);
  const alts = (product: typeof english, color: string) =>
    product.variants.find(({ colorId }) => colorId === color)?.pictures?.map(({ alt }) => alt);
  expect(alts(english, 'spruce')).toEqual([
    'Alder 3-Seat Sofa in spruce chenille, seen from the front',
    'Alder 3-Seat Sofa in spruce chenille, seen at an angle',
    'Close-up of the spruce chenille',
  ]);
  expect(alts(spanish, 'spruce')?.[1]).toBe(
    'Sofá Alder de 3 plazas, de chenilla color verde abeto, vista en ángulo',
  );
  // Only the first colour has a second view.
  expect(alts(english, 'camel')).toEqual([
    'Alder 3-Seat Sofa in camel chenille, seen from the front',
    'Close-up of the camel chenille',
  ]);
  const used = english.conditions.find(({ condition }) => condition === 'USED_GOOD');
  expect(used?.picture).toEqual({
    url: expect.stringMatching(/^\/pictures\/wear-sofa-good-\w+-840\.webp$/),
    alt: 'Close-up of a sofa’s arm and seat: a little lint and light rubbing',
  });
  const fresh = english.conditions.find(({ condition }) => condition === 'NEW');
  expect(fresh).not.toHaveProperty('picture');
});

test('on the wire each view type has all pictures of a colour, a swatch only the first', async () => {
  const path = pathOf(getProduct, { id: SOFA }, { locale: 'en-US' });
  const answer = await engine.request('GET', path, { shopper });
  const { imageGroups } = (await answer.json()) as {
    imageGroups: { viewType: string; images: { c_view?: string }[]; variationAttributes?: unknown }[];
  };
  const viewsOf = (viewType: string) =>
    imageGroups
      .find((group) => group.viewType === viewType && group.variationAttributes)
      ?.images.map(({ c_view }) => c_view);
  for (const viewType of ['hi-res', 'large', 'medium', 'small'])
    expect(viewsOf(viewType)).toEqual(['front', 'side', 'detail']);
  expect(viewsOf('swatch')).toEqual(['front']);
});
