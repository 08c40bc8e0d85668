import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { lastFour, sensitive } from './index.ts';

const canary = '900-00-1050';
const value = sensitive(canary);

test('only reveal returns the value', () => {
  expect(value.reveal()).toBe(canary);
});

test.each([
  ['String()', () => String(value)],
  ['a template', () => `${value}`],
  ['concatenation', () => `ssn: ${[value].join()}`],
  ['JSON', () => JSON.stringify({ value, list: [value] })],
  ['inspect', () => inspect({ value }, { depth: 9, showHidden: true })],
  ['inspect without custom rules', () => inspect(value, { customInspect: false, showHidden: true })],
  ['own properties', () => JSON.stringify(Object.entries(value))],
  ['spread', () => JSON.stringify({ ...value })],
  ['clone', () => JSON.stringify(structuredClone({ ...value }))],
  ['an error message', () => new Error(`failed for ${value}`).message],
])('%s shows nothing of it', (_, print) => {
  expect(print()).not.toContain(canary);
});

test('printing shows a placeholder', () => {
  expect(String(value)).toBe('[redacted]');
  expect(inspect(value)).toBe('[redacted]');
  expect(JSON.stringify({ value })).toBe('{"value":"[redacted]"}');
});

test('returns the last four characters of a longer text', () => {
  expect(lastFour(value)).toBe('1050');
  expect(lastFour(sensitive('1050'))).toBe('');
});
