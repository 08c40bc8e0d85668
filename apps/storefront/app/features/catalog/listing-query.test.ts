import { expect, test } from 'vitest';
import {
  readListingQuery,
  readListingView,
  readSearchText,
  toggleFacet,
  toSearchRequest,
  withMore,
  withoutFacets,
  withView,
} from './listing-query.ts';

const search = (text: string) => new URLSearchParams(text);

test('an empty query is the default sort and one page', () => {
  expect(toSearchRequest(readListingQuery(search('')), { category: 'furniture' })).toEqual({
    category: 'furniture',
    orderBy: 'AVAILABILITY',
    pageSize: 16,
    offset: 0,
    requestMode: 'BROWSE',
    filters: [],
  });
});

test('nonsense in the URL falls back instead of failing', () => {
  expect(readListingQuery(search('sort=CHEAP'), 'RELEVANCE').sort).toBe('RELEVANCE');
  const query = readListingQuery(search('sort=CHEAP&shown=-4'));
  expect(query.sort).toBe('AVAILABILITY');
  expect(query.shown).toBe(16);
  expect(readListingQuery(search('shown=100000')).shown).toBe(96);
});

test('facet values may stand several times', () => {
  const request = toSearchRequest(
    readListingQuery(search('condition=New&condition=Previously+Rented+-+Good')),
    { category: 'x' },
  );
  expect(request.filters).toEqual([{ key: 'condition', values: ['New', 'Previously Rented - Good'] }]);
});

test('switching a facet on and off gives the query back, from the top', () => {
  const on = toggleFacet(search('sort=RELEVANCE&shown=32'), 'availability', 'Special Order');
  expect(on).toBe('?sort=RELEVANCE&availability=Special+Order');
  expect(toggleFacet(search(on), 'availability', 'Special Order')).toBe('?sort=RELEVANCE');
  expect(withoutFacets(search(on))).toBe('?sort=RELEVANCE');
});

test('more tiles come by pages up to the most at once', () => {
  expect(withMore(search(''), 16)).toBe('?shown=32');
  expect(withMore(search('shown=96'), 96)).toBe('?shown=96');
});

test('words search the whole shop and stay in the query when a facet is switched', () => {
  const query = search('q=++washer+and+dryer+');
  expect(readSearchText(query)).toBe('washer and dryer');
  expect(toSearchRequest(readListingQuery(query), { query: readSearchText(query) })).toMatchObject({
    query: 'washer and dryer',
    requestMode: 'SEARCH',
  });
  expect(toggleFacet(search('q=sofa'), 'condition', 'New')).toBe('?q=sofa&condition=New');
  expect(readSearchText(search(`q=${'x'.repeat(500)}`))).toHaveLength(200);
});

test('the view stands in the address only where it is not the usual one, beside everything else', () => {
  const search = new URLSearchParams('sort=RELEVANCE&brand=Oakmere');
  expect(withView(search, 'list')).toBe('?sort=RELEVANCE&brand=Oakmere&view=list');
  expect(withView(new URLSearchParams(withView(search, 'list')), 'grid')).toBe(`?${search}`);
  expect(readListingView(new URLSearchParams('view=list'))).toBe('list');
  expect(readListingView(new URLSearchParams('view=mosaic'))).toBe('grid');
});
