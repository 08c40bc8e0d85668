import { getProduct, type ProductSearchRequest, searchProducts } from '@ownpath/contracts/catalog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let inPlano: TestShopper;

beforeAll(async () => {
  engine = await createTestApp();
  inPlano = await createGuestInStore(engine, '04217');
});
afterAll(() => engine.close());

const CONDITION_NAMES: Readonly<Record<string, string>> = {
  USED_GREAT: 'Previously Rented - Great',
  USED_GOOD: 'Previously Rented - Good',
  USED_FAIR: 'Previously Rented - Fair',
};
const search = (body: ProductSearchRequest) => engine.call(searchProducts, inPlano, { body, query: {} });

test('a pre-owned tile shows the colours of its units, and is found by those only', async () => {
  const used = (await search({ category: 'previously-rented', pageSize: 12 })).results;
  for (const hit of used) {
    const detail = await engine.call(getProduct, inPlano, { params: { id: hit.id } });
    const units = detail.conditions.find(({ condition }) => condition === hit.condition)?.units ?? [];
    expect(units.length).toBeGreaterThan(0);
    expect(hit.variants.map(({ id }) => id).toSorted()).toEqual(
      units.map(({ variantId }) => variantId).toSorted(),
    );
    const colors = new Set(hit.variants.map(({ colorId }) => colorId));
    for (const { colorId } of detail.variants) {
      const filters = [
        { key: 'color', values: [colorId] },
        { key: 'condition', values: [CONDITION_NAMES[hit.condition] ?? ''] },
      ];
      const found = await search({ query: hit.name, filters, pageSize: 100 });
      const tile = found.results.find(({ id }) => id === hit.id);
      expect([hit.id, colorId, tile?.variants[0]?.colorId]).toEqual([
        hit.id,
        colorId,
        colors.has(colorId) ? colorId : undefined,
      ]);
    }
  }
});
