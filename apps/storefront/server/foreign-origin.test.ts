import { expect, test } from 'vitest';
import { isForeignWrite } from './foreign-origin.ts';

const shop = 'https://shop.example';
const request = (method: string, headers: Record<string, string>) =>
  new Request(`${shop}/cart`, { method, headers });

test.each([
  ['POST', { Origin: 'https://evil.example' }, true],
  ['POST', { Origin: 'null' }, true],
  ['DELETE', { 'Sec-Fetch-Site': 'cross-site' }, true],
  ['POST', { 'Sec-Fetch-Site': 'same-site' }, true],
  ['POST', { Origin: shop }, false],
  ['POST', { 'Sec-Fetch-Site': 'same-origin' }, false],
  ['POST', {}, false],
  ['GET', { Origin: 'https://evil.example' }, false],
])('%s with %o: foreign %s', (method, headers, isForeign) => {
  expect(isForeignWrite(request(method, headers as Record<string, string>), shop)).toBe(isForeign);
});
