import { expect, test } from 'vitest';
import {
  facetCandidates,
  listChosen,
  listingHref,
  listPages,
  otherEntries,
  readFacetFilters,
  readListingQuery,
  readListingView,
  readSearchText,
  toggleApproved,
  toggleFacet,
  toSearchRequests,
  withMore,
  withoutFacets,
  withPage,
  withPrevious,
  withView,
} from './listing-query.ts';

const search = (text: string) => new URLSearchParams(text);

test('an empty query is the default sort and one page', () => {
  const [request] = toSearchRequests(readListingQuery(search('')), { category: 'furniture' });
  expect(request).toEqual({
    category: 'furniture',
    orderBy: 'AVAILABILITY',
    pageSize: 16,
    offset: 0,
    requestMode: 'BROWSE',
    filters: [],
  });
});

test('invalid values in the URL fall back to defaults', () => {
  expect(readListingQuery(search('sort=CHEAP'), 'RELEVANCE').sort).toBe('RELEVANCE');
  const query = readListingQuery(search('sort=CHEAP&shown=-4'));
  expect(query.sort).toBe('AVAILABILITY');
  expect(query.shown).toBe(16);
  expect(readListingQuery(search('shown=100000&start=-9'))).toMatchObject({ shown: 400, start: 0 });
  expect(readListingQuery(search('upTo=cheap')).weeklyUpToCents).toBeNull();
});

test('a facet parameter may repeat', () => {
  const chosen = search('condition=New&condition=Previously+Rented+-+Good');
  const filters = readFacetFilters(chosen, [{ key: 'condition' }, { key: 'feel' }]);
  const [request] = toSearchRequests(readListingQuery(chosen), { category: 'x' }, filters);
  expect(request?.filters).toEqual([{ key: 'condition', values: ['New', 'Previously Rented - Good'] }]);
});

test('a parameter filters when the site defines a facet of that key, and clearance never', () => {
  const chosen = search('sort=RELEVANCE&feel=Firm&utm_source=mail&clearance=TRUE&upTo=2499');
  expect(facetCandidates(chosen)).toEqual(['feel', 'utm_source', 'clearance']);
  expect(readFacetFilters(chosen, [{ key: 'feel' }, { key: 'clearance' }])).toEqual([
    { key: 'feel', values: ['Firm'] },
  ]);
  expect(readFacetFilters(chosen, [])).toEqual([]);
});

test('a range of weekly rates that cannot be read counts as absent', () => {
  const facets = [{ key: 'weekly', source: 'weekly-rate' }];
  const filtersOf = (text: string) => readFacetFilters(search(text), facets);
  for (const value of ['', 'x', '1100', '1100-', '-3100', '3100-1100', '1e3-1e4', '1100-31000000000']) {
    expect(filtersOf(`weekly=${value}`), value).toEqual([]);
  }
  expect(filtersOf('weekly=cheap&weekly=1100-3100')).toEqual([{ key: 'weekly', values: ['1100-3100'] }]);
});

test('switching a facet on and off restores the query and resets the position', () => {
  const on = toggleFacet(search('sort=RELEVANCE&shown=32'), 'availability', 'Special Order');
  expect(on).toBe('?sort=RELEVANCE&availability=Special+Order');
  expect(toggleFacet(search(on), 'availability', 'Special Order')).toBe('?sort=RELEVANCE');
  const value = { value: 'Special Order', label: 'Special Order', hex: null, count: 1, selected: true };
  const facets = [{ key: 'availability', label: 'Availability', values: [value] }];
  expect(withoutFacets(search(on), facets)).toBe('?sort=RELEVANCE');
});

test('more tiles are added to the page; a full page has links to the next and the previous one', () => {
  const more = (text: string) => withMore(search(text), readListingQuery(search(text)));
  const previous = (text: string) => withPrevious(search(text), readListingQuery(search(text)));
  expect(more('')).toBe('?shown=32');
  expect(more('shown=96')).toBe('?shown=112');
  expect(more('shown=400')).toBe('?start=400');
  expect(more('limit=50&sort=MOST_POPULAR')).toBe('?limit=50&sort=MOST_POPULAR&shown=100');
  expect(more('limit=100&start=100')).toBe('?limit=100&start=100&shown=200');
  expect(previous('shown=32')).toBeNull();
  expect(previous('start=96&shown=32')).toBe('?start=80');
  expect(previous('limit=50&start=50')).toBe('?limit=50');
});

test('more tiles than one answer holds are asked for in several', () => {
  const query = readListingQuery(search('limit=50&shown=250&start=100'));
  expect(
    toSearchRequests(query, { category: 'root' }).map(({ offset, pageSize }) => [offset, pageSize]),
  ).toEqual([
    [100, 100],
    [200, 100],
    [300, 50],
  ]);
});

test('page sizes are 16, 25, 50 and 100 only', () => {
  for (const size of [25, 50, 100]) {
    expect(readListingQuery(search(`limit=${size}`))).toMatchObject({ pageSize: size, shown: size });
  }
  expect(readListingQuery(search('limit=7'))).toMatchObject({ pageSize: 16, shown: 16 });
  expect(otherEntries(search('q=sofa&limit=25&shown=50&start=100'), 'limit')).toEqual([['q', 'sofa']]);
});

test('an address is built from filters, sorted by popularity', () => {
  expect(listingHref('/c/furniture')).toBe('/c/furniture?sort=MOST_POPULAR');
  const href = listingHref('/shop-all', { brand: ['Oakmere', 'Vistaron'] }, { isApproved: true });
  expect(href).toBe('/shop-all?brand=Oakmere&brand=Vistaron&sort=MOST_POPULAR&isAp=true');
  const chosen = search(href.split('?')[1] ?? '');
  const filters = readFacetFilters(chosen, [{ key: 'brand' }]);
  const [request] = toSearchRequests(readListingQuery(chosen), { category: 'root' }, filters);
  expect(request).toMatchObject({ isAp: true, orderBy: 'MOST_POPULAR' });
  expect(request?.filters).toEqual([{ key: 'brand', values: ['Oakmere', 'Vistaron'] }]);
  const [upTo] = toSearchRequests(readListingQuery(search('upTo=2499')), { category: 'root' });
  expect(upTo?.filters).toEqual([{ key: 'weeklyUpTo', value: '2499' }]);
  expect(toggleApproved(search('isAp=true&shown=32'))).toBe('?');
});

test('a search text searches the whole shop and stays in the query when a facet is switched', () => {
  const query = search('q=++washer+and+dryer+');
  expect(readSearchText(query)).toBe('washer and dryer');
  const [request] = toSearchRequests(readListingQuery(query), { query: readSearchText(query) });
  expect(request).toMatchObject({ query: 'washer and dryer', requestMode: 'SEARCH' });
  expect(toggleFacet(search('q=sofa'), 'condition', 'New')).toBe('?q=sofa&condition=New');
  expect(readSearchText(search(`q=${'x'.repeat(500)}`))).toHaveLength(200);
});

test('the view is in the address only if it is not the default, with all other parameters', () => {
  const search = new URLSearchParams('sort=RELEVANCE&brand=Oakmere');
  expect(withView(search, 'list')).toBe('?sort=RELEVANCE&brand=Oakmere&view=list');
  expect(withView(new URLSearchParams(withView(search, 'list')), 'grid')).toBe(`?${search}`);
  expect(readListingView(new URLSearchParams('view=list'))).toBe('list');
  expect(readListingView(new URLSearchParams('view=mosaic'))).toBe('grid');
});

test('a facet value that the page sets is not listed as chosen', () => {
  const facet = (key: string, ...selected: boolean[]) => ({
    key,
    label: key,
    values: selected.map((isSelected, index) => ({
      value: `${key}-${index}`,
      label: `${key} ${index}`,
      hex: key === 'color' ? '#1f5b4a' : null,
      count: 1,
      selected: isSelected,
    })),
  });
  const facets = [facet('clearance', true), facet('color', true, false), facet('size', false, true)];
  expect(listChosen(facets)).toEqual([
    { key: 'color', value: 'color-0', label: 'color 0', hex: '#1f5b4a' },
    { key: 'size', value: 'size-1', label: 'size 1', hex: null },
  ]);
});

test('each page of a listing has an address; long listings link to the first, the last and those around', () => {
  expect(withPage(search('brand=Oakmere&shown=48'), 2, 16)).toBe('?brand=Oakmere&start=32');
  expect(withPage(search('start=32'), 0, 16)).toBe('?');
  expect(listPages(0, 3)).toEqual([0, 1, 2]);
  expect(listPages(10, 30)).toEqual([0, 8, 9, 10, 11, 12, 29]);
  // The commerce API reads no further.
  expect(listPages(0, 10_000).at(-1)).toBe(600);
});
