import { expect, test } from 'vitest';
import { fillText } from './fill-text.ts';

test('names become values; what is unknown, and what a value says, stays as written', () => {
  expect(fillText('{weekly} a week for {weeks}', { weekly: '$24.99', weeks: 78 })).toBe(
    '$24.99 a week for 78',
  );
  expect(fillText('{unknown} {weekly}', { weekly: '{weeks}' })).toBe('{unknown} {weeks}');
  expect(fillText('{constructor}', {})).toBe('{constructor}');
});
