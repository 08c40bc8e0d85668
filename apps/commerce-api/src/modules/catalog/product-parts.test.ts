import { expect, test } from 'vitest';
import { productUrlPath } from './product-parts.ts';

test('an address has at most four category segments, the last ones', () => {
  const taxonomy = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
  expect(productUrlPath({ taxonomy, product: { id: 'alder sofa' } })).toBe('b/c/d/e/alder%20sofa');
  expect(productUrlPath({ taxonomy: [], product: { id: 'x' } })).toBe('x');
});
