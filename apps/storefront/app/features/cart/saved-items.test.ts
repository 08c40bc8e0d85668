import { expect, test } from 'vitest';
import { savedPageOf } from './saved-items.tsx';

test.each([
  [null, 0, { page: 1, pageCount: 1, start: 0 }],
  [null, 24, { page: 1, pageCount: 1, start: 0 }],
  ['2', 25, { page: 2, pageCount: 2, start: 24 }],
  ['9', 49, { page: 3, pageCount: 3, start: 48 }],
  ['0', 49, { page: 1, pageCount: 3, start: 0 }],
  ['-1', 49, { page: 1, pageCount: 3, start: 0 }],
  ['x', 49, { page: 1, pageCount: 3, start: 0 }],
])('page %s of %i items', (asked, count, expected) => {
  expect(savedPageOf(asked, count, 24)).toEqual(expected);
});
