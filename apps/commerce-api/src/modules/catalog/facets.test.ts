import { type ProductSearchRequest, searchProducts } from '@ownpath/contracts/catalog';
import { getCustomPreferences } from '@ownpath/contracts/preferences';
import { listingFacets } from '@ownpath/demo-data/retailer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_PUBLIC_CLIENT_ID, DEMO_SITE_ID } from '../../config.ts';
import { and, eq } from '../../database/orm.ts';
import { customPreferences } from '../../database/schema/index.ts';
import { createGuestInStore } from '../../testing/create-guest-in-store.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';
import { LISTING_FACETS_PREFERENCE, parseFacets } from './facet-definitions.ts';

let engine: TestApp;
let shopper: TestShopper;
beforeAll(async () => {
  engine = await createTestApp();
  shopper = await createGuestInStore(engine, '04217');
});
afterAll(async () => {
  await engine.close();
});

const ranges = [
  { minCents: 0, maxCents: 1999 },
  { minCents: 2000, maxCents: 99_999 },
];

/** The demo retailer with two ranges of its own, a facet of another specification, and no brands. */
const otherFacets = [
  ...listingFacets
    .filter(({ key }) => key !== 'brand')
    .map((facet) => (facet.source === 'weekly-rate' ? { ...facet, ranges } : facet)),
  {
    key: 'feel',
    attributeId: 'c_feel',
    label: { 'en-US': 'Feel', 'es-US': 'Firmeza' },
    source: 'specification',
    rows: ['Feel'],
  },
];

const setFacets = (value: unknown) =>
  engine.deps.database
    .update(customPreferences)
    .set({ value })
    .where(
      and(eq(customPreferences.siteId, DEMO_SITE_ID), eq(customPreferences.key, LISTING_FACETS_PREFERENCE)),
    );

async function search(body: ProductSearchRequest, query: object = {}) {
  const { facets, totalSize } = await engine.call(searchProducts, shopper, { body, query });
  return { totalSize, facets, facetOf: (key: string) => facets.find((facet) => facet.key === key) };
}

test('a retailer with other price ranges and an additional facet needs no code', async () => {
  const before = await search({ category: 'mattresses' });
  expect(before.facetOf('price')?.values.every(({ value }) => value !== '0-1999')).toBe(true);
  await setFacets(otherFacets);

  const { facets, facetOf, totalSize } = await search({ category: 'mattresses' });
  expect(totalSize).toBe(before.totalSize);
  expect(facets.map(({ key }) => key)).not.toContain('brand');
  expect(facetOf('price')?.values.map(({ label }) => label)).toEqual(['Up to $19.99', '$20.00 and up']);
  const feel = facetOf('feel');
  expect(feel?.label).toBe('Feel');
  const [first] = feel?.values ?? [];
  if (!first) throw new Error('mattresses have a feel');
  const filters = [{ key: 'feel', values: [first.value] }];
  expect((await search({ category: 'mattresses', filters })).totalSize).toBe(first.count);

  const spanish = await search({ category: 'mattresses' }, { locale: 'es-US' });
  expect(spanish.facetOf('feel')?.label).toBe('Firmeza');
  expect(spanish.facetOf('price')?.values.map(({ label }) => label)).toEqual([
    'Hasta $19.99',
    '$20.00 o más',
  ]);
  await setFacets(listingFacets);
});

test('the clearance category filters without the facet, and without facets there are none', async () => {
  const before = await search({ category: 'clearance' });
  await setFacets([]);
  const after = await search({ category: 'clearance' });
  expect(after).toMatchObject({ totalSize: before.totalSize, facets: [] });
  await setFacets(listingFacets);
});

test('clients read the keys of the filters from the preference', async () => {
  const { customPreferences: found } = await engine.call(getCustomPreferences, null, {
    query: { c_prefs: LISTING_FACETS_PREFERENCE },
    headers: { client_id: DEMO_PUBLIC_CLIENT_ID },
  });
  expect(found[LISTING_FACETS_PREFERENCE]).toEqual(listingFacets);
});

test('a malformed facet is logged and left out; the listing works with the others', async () => {
  const logged = vi.spyOn(engine.deps.log, 'error');
  const [first, ...others] = listingFacets;
  await setFacets([{ key: 'size' }, first, first, ...others]);
  const { facets, totalSize } = await search({ category: 'mattresses' });
  await setFacets(listingFacets);
  const whole = await search({ category: 'mattresses' });
  expect({ facets, totalSize }).toEqual({ facets: whole.facets, totalSize: whole.totalSize });
  expect(logged.mock.calls.map(([problem]) => problem)).toEqual([
    expect.stringMatching(/^Preference listingFacets: facet 1 is left out: /),
    'Preference listingFacets: facet 3 is left out: its key or attribute id occurs before it',
  ]);
  logged.mockRestore();
});

test.each([undefined, null])('a site without the preference (%s) has no facets', (preference) => {
  const report = vi.fn();
  expect(parseFacets(preference, report)).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test('a preference that is no list is reported', () => {
  const report = vi.fn();
  expect(parseFacets({ key: 'size' }, report)).toEqual([]);
  expect(report).toHaveBeenCalledExactlyOnceWith('Preference listingFacets is no list of facets.');
});
