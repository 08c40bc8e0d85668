import { expect, test } from 'vitest';
import { placeCard } from './listing-grid.tsx';

test('the invitation follows four tiles, and a short list has none', () => {
  expect([6, 16, 100].map(placeCard)).toEqual([4, 4, 4]);
  expect([0, 1, 5].map(placeCard)).toEqual([null, null, null]);
});
