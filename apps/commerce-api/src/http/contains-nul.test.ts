import { expect, test } from 'vitest';
import { containsNul } from './contains-nul.ts';

test.each([['a\0b'], [{ lead: { names: ['Dana', '\0'] } }], [{ '\0': 1 }]])('%j holds a NUL', (value) => {
  expect(containsNul(value)).toBe(true);
});

test.each([['Núñez \\u0000'], [{ names: ['Dana', null, 3, true] }], [undefined]])(
  '%j holds none',
  (value) => {
    expect(containsNul(value)).toBe(false);
  },
);
