import { expect, test } from 'vitest';
import { z } from 'zod';
import { hit } from '../wire/catalog-samples.ts';
import { ProductHitCodec } from './product-hit-codec.ts';
import { ProductSearchResponse, searchProducts } from './search.ts';

function answerWith(results: ProductSearchResponse['results']): ProductSearchResponse {
  const facets = [
    {
      key: 'brand',
      label: 'Brand',
      values: [{ value: 'Wrenfield', label: 'Wrenfield', hex: null, count: 1, selected: false }],
    },
  ];
  return {
    results,
    totalSize: 1,
    offset: 0,
    pageSize: 24,
    orderBy: 'RELEVANCE',
    facets,
    correctedQuery: null,
    understood: [],
    nearest: [],
    fullMatches: 1,
    redirectUrl: null,
    attributionToken: '',
  };
}

test('an answer is encoded by its schema every time', () => {
  const answer = answerWith([hit, hit]);
  const wire = JSON.stringify(z.encode(ProductSearchResponse, answer));
  for (let time = 0; time < 2; time += 1) expect(JSON.stringify(searchProducts.encode(answer))).toBe(wire);
});

test('a tile is encoded once, a copy of it separately', () => {
  const encodeHits = (...hits: ProductSearchResponse['results']) =>
    (searchProducts.encode(answerWith(hits)) as { results: unknown[] }).results;
  const [first, second, other] = encodeHits(hit, hit, { ...hit });
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(other).toEqual(z.encode(ProductHitCodec, hit));
});

test('an invalid tile or answer is rejected every time', () => {
  const broken = { ...hit, variants: 'none' } as never;
  for (let time = 0; time < 2; time += 1) {
    expect(() => searchProducts.encode(answerWith([broken]))).toThrow(z.ZodError);
    expect(() => searchProducts.encode({ ...answerWith([hit]), totalSize: 1.5 })).toThrow(z.ZodError);
  }
});
