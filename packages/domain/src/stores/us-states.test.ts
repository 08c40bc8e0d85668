import { expect, test } from 'vitest';
import {
  COUNTRIES,
  DEFAULT_COUNTRY_CODE,
  isStateCode,
  US_STATES,
  US_STATES_AND_TERRITORIES,
  US_TERRITORIES,
} from './us-states.ts';

test('lists fifty states, the District of Columbia and five territories, each with its name', () => {
  expect(US_STATES).toHaveLength(51);
  expect(US_TERRITORIES).toHaveLength(5);
  const names = new Map<string, string>(US_STATES_AND_TERRITORIES.map(({ code, name }) => [code, name]));
  expect(names.size).toBe(56);
  expect(names.get('TX')).toBe('Texas');
  expect(names.get('DC')).toBe('District of Columbia');
  expect(names.get('PR')).toBe('Puerto Rico');
  expect(new Set(names.values()).size).toBe(56);
});

test('a field lists them by name', () => {
  const names = US_STATES_AND_TERRITORIES.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Alabama', 'Alaska', 'American Samoa']);
  expect(names.at(-1)).toBe('Wyoming');
});

test.each([
  ['TX', true],
  ['VI', true],
  ['tx', false],
  ['ON', false],
  ['', false],
])('%j is a state: %s', (text, expected) => {
  expect(isStateCode(text)).toBe(expected);
});

test('countries are Canada and the United States; the United States is the default', () => {
  expect(COUNTRIES).toEqual([
    { code: 'CA', name: 'Canada' },
    { code: 'US', name: 'United States' },
  ]);
  expect(DEFAULT_COUNTRY_CODE).toBe('US');
});
