import { formatPhone } from '@ownpath/domain/account';
import { expect, test } from 'vitest';
import { caretAfterDigits, caretBeforeNextDigit } from './masked-input.ts';

const MASKED = '(214) 555-0142';

test.each([
  [0, '('],
  [1, '(2'],
  [3, '(214'],
  [4, '(214) 5'],
  [6, '(214) 555'],
  [7, '(214) 555-0'],
  [10, MASKED],
  [11, MASKED],
])('after %i digits the caret stands behind "%s"', (digits, before) => {
  expect(MASKED.slice(0, caretAfterDigits(MASKED, digits))).toBe(before);
});

test.each([
  [0, '('],
  [3, '(214) '],
  [6, '(214) 555-'],
  [10, MASKED],
])('with %i digits before it the next one is deleted from behind "%s"', (digits, before) => {
  expect(MASKED.slice(0, caretBeforeNextDigit(MASKED, digits))).toBe(before);
});

test('a digit typed into the middle keeps the caret behind it', () => {
  const typed = '(214) 5955-0142';
  const masked = formatPhone(typed);
  expect(masked).toBe('(214) 595-5014');
  expect(masked.slice(0, caretAfterDigits(masked, 5))).toBe('(214) 59');
});
