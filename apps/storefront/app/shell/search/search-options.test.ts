import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';
import { listOptions, moveActive, searchHref } from './search-options.ts';

const suggestions = {
  query: 'sof',
  phrases: ['sofa', 'sofa bed'],
  products: [{ id: 'alder', name: 'Alder Sofa', brand: 'Wrenfield', imageUrl: '/a.svg', urlPath: 'c/alder' }],
};

test('below three characters the recent searches that begin so are offered', () => {
  const texts = (typed: string) =>
    listOptions(typed, { recent: ['Sofa', 'tv'], popular: [] }, suggestions).map((option) => option.text);
  expect(texts('')).toEqual(['Sofa', 'tv']);
  expect(texts(' so')).toEqual(['Sofa']);
  expect(texts('xy')).toEqual([]);
});

test('before anything is typed the popular searches follow the shopper’s own, none twice', () => {
  const known = { recent: ['laptop', 'rug'], popular: ['Laptop', 'recliner'] };
  expect(listOptions(' ', known, undefined).map(({ kind, text }) => [kind, text])).toEqual([
    ['recent', 'laptop'],
    ['recent', 'rug'],
    ['popular', 'recliner'],
  ]);
  expect(listOptions('r', known, undefined).map(({ text }) => text)).toEqual(['rug']);
});

test('from three characters on phrases lead to their search and products to their page', () => {
  expect(
    listOptions('sof', { recent: ['sofa'], popular: ['sofa bed'] }, suggestions).map(({ kind, href }) => [
      kind,
      href,
    ]),
  ).toEqual([
    ['phrase', '/search?q=sofa'],
    ['phrase', '/search?q=sofa+bed'],
    ['product', '/p/c/alder'],
  ]);
  expect(listOptions('sof', { recent: ['sofa'], popular: ['sofa bed'] }, undefined)).toEqual([]);
});

test('words stand in the address encoded', () => {
  expect(searchHref('65" TV & more')).toBe('/search?q=65%22+TV+%26+more');
});

test('arrows go round by way of the field', () => {
  expect([-1, 0, 1].map((active) => moveActive(active, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => moveActive(active, -1, 2))).toEqual([1, -1, 0]);
  expect(moveActive(-1, 1, 0)).toBe(-1);
});

test('the newest search stands first, each once, whatever its case', () => {
  expect(withSearch(['sofa', 'tv'], 'Washer ')).toEqual(['Washer', 'sofa', 'tv']);
  expect(withSearch(['sofa', 'TV', 'bed'], 'tv')).toEqual(['tv', 'sofa', 'bed']);
});

test('five are kept', () => {
  expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

test('nothing typed is nothing searched', () => {
  expect(withSearch(['sofa'], '   ')).toEqual(['sofa']);
});
