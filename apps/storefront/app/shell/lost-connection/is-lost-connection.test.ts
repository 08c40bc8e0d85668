import { expect, test } from 'vitest';
import { isLostConnection } from './is-lost-connection.ts';

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
