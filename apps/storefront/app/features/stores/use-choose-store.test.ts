import { expect, test } from 'vitest';
import { isChangedChoice } from './use-choose-store.ts';

const plano = { storeId: '04217', postalCode: '75024' };

test('another store or another postal code is a change, and so is the first choice; the same is none', () => {
  expect(isChangedChoice(plano, plano)).toBe(false);
  expect(isChangedChoice({ ...plano, storeId: '04218' }, plano)).toBe(true);
  expect(isChangedChoice({ ...plano, postalCode: '75025' }, plano)).toBe(true);
  expect(isChangedChoice(null, plano)).toBe(true);
  expect(isChangedChoice('04217', plano)).toBe(true);
});
