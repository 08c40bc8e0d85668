import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';

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
