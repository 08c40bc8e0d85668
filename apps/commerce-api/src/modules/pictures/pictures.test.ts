import { getProduct } from '@ownpath/contracts/catalog';
import { getAgreementDetails, getAgreementSummary } from '@ownpath/contracts/servicing';
import { findPictureUrl } from '@ownpath/demo-data/pictures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID } from '../../config.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { rentSofa } from '../../testing/rented-agreement.ts';
import { SOFA } from '../../testing/shop-journey.ts';
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

test('goods without a photograph are drawn in their colour, goods without a colour in the usual ones', () => {
  expect(pictureUrlOf({ variantId: null, artKey: 'sofa', colorHex: null })).toBe('/art/sofa/default.svg');
  expect(pictureUrlOf({ variantId: 'v', artKey: 'sofa', colorHex: '#2C7360' })).toBe('/art/sofa/2c7360.svg');
});
