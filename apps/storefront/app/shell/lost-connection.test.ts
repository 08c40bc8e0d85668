import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLostConnection, loadChunk } from './lost-connection.ts';

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/cart.js',
  'error loading dynamically imported module: https://shop.example/assets/cart.js',
  'Importing a module script failed.',
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Loading chunk search-panel failed',
])('"%s" is a lost connection in one browser or another', (message) => {
  expect(isLostConnection(new TypeError(message))).toBe(true);
});

test('anything else is an error of the page', () => {
  expect(isLostConnection(new Error('price is undefined'))).toBe(false);
  expect(isLostConnection('Failed to fetch')).toBe(false);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a part that does not come within 120 seconds has failed, and not before', async () => {
  const outcome = vi.fn();
  const loading = loadChunk('search-panel', () => new Promise<never>(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  const [error] = outcome.mock.calls[0] ?? [];
  expect(error).toMatchObject({ message: 'Loading chunk search-panel failed' });
  expect(isLostConnection(error)).toBe(true);
});

test('a part that cannot be had says which, and why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk('menu', () => Promise.reject(cause))).rejects.toMatchObject({
    message: 'Loading chunk menu failed',
    cause,
  });
});

test('a part that comes leaves no timer behind', async () => {
  await expect(loadChunk('menu', async () => 'menu')).resolves.toBe('menu');
  expect(vi.getTimerCount()).toBe(0);
});
