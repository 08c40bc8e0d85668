import { expect, test } from 'vitest';
import { z } from 'zod';
import { parsePart } from './read-request.ts';

test.each([['a\0b'], [{ lead: { names: ['Dana', '\0'] } }], [{ '\0': 1 }]])('%j holds a NUL', (value) => {
  expect(() => parsePart(z.unknown(), value, 'body')).toThrow('The body holds a NUL character.');
});

test.each([['Núñez \\u0000'], [{ names: ['Dana', null, 3, true] }], [undefined]])(
  '%j holds none',
  (value) => {
    expect(parsePart(z.unknown(), value, 'body')).toEqual(value);
  },
);
