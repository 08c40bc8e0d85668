import { expect, it } from 'vitest';
import type { Personalization } from '../../ports/index.ts';
import { sandboxPersonalization } from './sandbox.ts';

/** What every personalisation adapter does; `create` gives a party that knows no visitor. */
function personalizationContract(name: string, create: () => Personalization): void {
  const view = (cookieId: string, productId: string, siteId = 'rowan') => ({
    type: 'viewProduct',
    siteId,
    cookieId,
    userId: null,
    productIds: [productId],
    at: '2027-03-01T12:00:00.000Z',
  });
  const ask = (cookieId: string, productIds: string[] = [], limit = 5) => ({
    siteId: 'rowan',
    recommender: 'also-like',
    cookieId,
    productIds,
    limit,
  });

  it(`${name}: recommends what was viewed, never the products asked about, never more than asked`, async () => {
    const party = create();
    for (const productId of ['a', 'b', 'c']) await party.record(view('visitor', productId));
    const { productIds, recommenderName } = await party.recommend(ask('visitor', ['a'], 1));
    expect(recommenderName).toBe('also-like');
    expect(productIds).toHaveLength(1);
    expect(['b', 'c']).toContain(productIds[0]);
  });

  it(`${name}: nothing known gives an empty list; another site's activities do not count`, async () => {
    const party = create();
    await party.record(view('visitor', 'x', 'elsewhere'));
    expect((await party.recommend(ask('stranger'))).productIds).toEqual([]);
  });
}

personalizationContract('sandbox', sandboxPersonalization);
