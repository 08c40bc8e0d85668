import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countSearch, takeSearches } from './search-counts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

function countOn(search: string, ...counted: Parameters<typeof countSearch>): void {
  vi.stubGlobal('location', { search });
  countSearch(...counted);
}

test('a search and its first press count once in a tab, however often a shopper comes back to it', () => {
  for (let visit = 0; visit < 3; visit += 1) {
    countOn('?q=+couch+', 'viewSearch', 7);
    countOn('?q=couch', 'clickSearch');
  }
  expect(takeSearches()).toEqual([
    { action: 'viewSearch', query: 'couch', hasResult: true },
    { action: 'clickSearch', query: 'couch', hasResult: true },
  ]);
  expect(takeSearches()).toEqual([]);
});

test.each([
  ['?q=blorf', 0, false],
  ['?q=couch&brand=Wrenfield', 0, true],
  ['?q=couch&brand=Wrenfield', 3, true],
])('%s with %i results has found something: %s', (search, count, hasResult) => {
  countOn(search, 'viewSearch', count);
  expect(takeSearches()).toMatchObject([{ hasResult }]);
});

test('no words, no count; of very many the first are sent', () => {
  countOn('', 'viewSearch', 0);
  expect(takeSearches()).toEqual([]);
  countOn(`?q=${'sofa '.repeat(1000)}`, 'viewSearch', 1);
  expect(takeSearches()[0]?.query).toHaveLength(200);
});
