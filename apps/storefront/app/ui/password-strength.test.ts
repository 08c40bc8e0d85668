import { expect, test } from 'vitest';
import { passwordLevel } from './password-strength.tsx';

test.each([
  ['', 'none'],
  ['rowan', 'weak'],
  ['Rowan', 'weak'],
  ['Rowan26', 'fair'],
  ['Rowan2026', 'fair'],
  ['Rowan&26', 'strong'],
])('"%s" is %s', (password, level) => {
  expect(passwordLevel(password)).toBe(level);
});
