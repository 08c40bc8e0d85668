import { expect, test } from 'vitest';
import type { CommerceClient } from '../../../platform/commerce/client.server.ts';
import { loadSessionPreferences } from './session-preferences.server.ts';
import { isExcludedPath, isSessionPath } from './watched-paths.ts';

const shopWith = (customPreferences: object) =>
  ({ call: async () => ({ customPreferences }) }) as unknown as CommerceClient;

test('timeout and excluded pages are the retailer’s preferences; without a timeout nothing is watched', async () => {
  const set = shopWith({ AccountSessionTimeout: 900, excludedPages: ['/login'] });
  expect(await loadSessionPreferences(set)).toEqual({ timeoutMs: 900_000, excludedPages: ['/login'] });
  expect(await loadSessionPreferences(shopWith({ AccountSessionTimeout: 900 }))).toMatchObject({
    excludedPages: [],
  });
  expect(await loadSessionPreferences(shopWith({ excludedPages: [] }))).toBeNull();
});

test.each([
  ['/account', true],
  ['/my-account', true],
  ['/my-accounts/personal-info', true],
  ['/orders', true],
  ['/orders/00100001/cancel', true],
  ['/account/wishlist', true],
  ['/cart', false],
  ['/checkout', false],
  ['/', false],
])('%s is watched: %s', (path, isWatched) => {
  expect(isSessionPath(path)).toBe(isWatched);
});

test.each([
  ['/my-accounts/personal-info', ['/my-accounts/personal-info'], true],
  ['/my-accounts/personal-info', ['/my-accounts'], true],
  ['/my-accounts/personal-info', ['/my-accounts/'], true],
  ['/my-account', ['/my-accounts'], false],
  ['/account', [], false],
])('%s with %j is excluded: %s', (path, excluded, isExcluded) => {
  expect(isExcludedPath(path, excluded)).toBe(isExcluded);
});
