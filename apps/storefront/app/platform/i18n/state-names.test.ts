import { US_STATES, US_STATES_AND_TERRITORIES } from '@ownpath/domain/stores';
import { expect, test } from 'vitest';
import { nameStates } from './state-names.ts';

test('Spanish forms list the states by their Spanish names', () => {
  const names = nameStates(US_STATES, 'es-US').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Nueva York', 'Carolina del Norte', 'Pensilvania', 'Texas']));
  expect(names.filter((name) => /^(New|North|South|West) |Hawaii|Louisiana|Oregon$/.test(name))).toEqual([]);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es-US')));
});

test('English names stay unchanged, and no state is missing or listed twice in either language', () => {
  expect(nameStates(US_STATES_AND_TERRITORIES, 'en-US')).toEqual(US_STATES_AND_TERRITORIES);
  const codes = (locale: string) => nameStates(US_STATES_AND_TERRITORIES, locale).map(({ code }) => code);
  expect(codes('es-US').toSorted()).toEqual(codes('en-US').toSorted());
  const names = nameStates(US_STATES_AND_TERRITORIES, 'es-US').map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
