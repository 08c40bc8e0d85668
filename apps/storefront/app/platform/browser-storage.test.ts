import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countInTab, isFirstInTab } from './browser-storage.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a tab remembers what was done in it, and counts', () => {
  expect([isFirstInTab('storeGuessed'), isFirstInTab('storeGuessed')]).toEqual([true, false]);
  expect([countInTab('serviceFailures'), countInTab('serviceFailures')]).toEqual([1, 2]);
  expect([...kept]).toEqual([
    ['storeGuessed', '1'],
    ['serviceFailures', '2'],
  ]);
});

test('where storage is shut nothing is repeated and nothing counted', () => {
  const shut = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: shut, setItem: shut });
  expect([isFirstInTab('storeGuessed'), countInTab('serviceFailures')]).toEqual([false, 0]);
});
