import { describe, expect, test } from 'vitest';
import { type DeliveryArea, deliversTo, isPostOfficeBox } from './delivery-area.ts';

const plano: DeliveryArea = {
  latitude: 33.064,
  longitude: -96.823,
  stateCode: 'TX',
  deliveryRadiusMiles: 30,
  deliveryStateCodes: [],
};
const dallas = { latitude: 32.787, longitude: -96.799 };
const houston = { latitude: 29.76, longitude: -95.365 };
const shreveport = { latitude: 32.5, longitude: -93.75 };

describe('a store delivers', () => {
  test.each([
    ['within its radius', {}, { stateCode: 'TX', point: dallas }, true],
    ['not beyond it', {}, { stateCode: 'TX', point: houston }, false],
    ['not beyond a smaller one', { deliveryRadiusMiles: 10 }, { stateCode: 'TX', point: dallas }, false],
    ['in its own state only, unless it names others', {}, { stateCode: 'LA', point: dallas }, false],
    [
      'not under the law of another state, even if it names it',
      { deliveryStateCodes: ['TX', 'LA'], deliveryRadiusMiles: 250 },
      { stateCode: 'LA', point: shreveport },
      false,
    ],
    [
      'nowhere in its own state when it names only others',
      { deliveryStateCodes: ['LA'] },
      { stateCode: 'TX', point: dallas },
      false,
    ],
    ['where only the state is known', {}, { stateCode: 'TX', point: null }, true],
    ['not where only another state is known', {}, { stateCode: 'OK', point: null }, false],
    ['where nothing is known yet', {}, { stateCode: null, point: null }, true],
  ] as const)('%s', (_, settings, place, expected) => {
    expect(deliversTo({ ...plano, ...settings }, place)).toBe(expected);
  });
});

describe('a post-office box', () => {
  test.each([
    'PO Box 12',
    'P.O. Box 12',
    'p o box 4',
    'P.O.Box 9',
    'POBOX 7',
    'Post Office Box 12',
    'Apartado Postal 5',
    'Box 12',
    'PO BX 3',
  ])('%s', (line) => expect(isPostOfficeBox(line)).toBe(true));
  test.each([
    '12 Elm Street',
    '5 Boxwood Ln',
    'RR 2 Box 15',
    '7 Post Oak Rd',
    '9 Polk St',
    '',
    null,
    undefined,
  ])('%s is none', (line) => expect(isPostOfficeBox(line)).toBe(false));
});
