import { expect, test } from 'vitest';
import { codeDigits } from './one-time-code-field.tsx';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['', ''],
])('of "%s" stays "%s"', (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});
