import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './requests.ts';

test.each([
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\\evil.example',
  '\\evil',
  'javascript:alert(1)',
  'https://evil.example',
  '/\t/evil.example',
  '',
  null,
  7,
])('%j does not lead out of the shop', (value) => {
  expect(safeReturnPath(value, '/')).toBe('/');
});

test('a path of the shop keeps its query and hash', () => {
  expect(safeReturnPath('/c/furniture?sort=PRICE_LOW_TO_HIGH#top', '/')).toBe(
    '/c/furniture?sort=PRICE_LOW_TO_HIGH#top',
  );
});

test('for any text, a browser stays on the shop’s origin', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('/', '\\', '.', 'a', ':', '@', '%', '2', 'f', '\t', '\n', ' ', '?', '#'),
      }),
      (text) => {
        const result = safeReturnPath(text, '/');
        expect(new URL(result, 'https://shop.example').origin).toBe('https://shop.example');
        expect(result.startsWith('/')).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
