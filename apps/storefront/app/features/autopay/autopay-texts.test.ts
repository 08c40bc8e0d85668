import { expect, test } from 'vitest';
import { chargeDays, regularCharge } from './autopay-texts.ts';

const charge = (date: string, amountCents: number, isLast = false) => ({
  date,
  amountCents,
  rentCents: amountCents,
  taxCents: 0,
  isRetry: false,
  isLast,
});
const agreement = (agreementNumber: string, isOn: boolean, charges: ReturnType<typeof charge>[]) =>
  ({ agreementNumber, name: agreementNumber, isOn, charges }) as unknown as Parameters<
    typeof chargeDays
  >[0][number];

test('charges of one day are one row, those of an agreement to be turned on stand apart', () => {
  const sofa = agreement('sofa', true, [charge('2026-11-28', 27_05), charge('2026-12-05', 27_05)]);
  const console = agreement('console', true, [charge('2026-11-28', 21_64, true)]);
  const fridge = agreement('fridge', false, [charge('2026-11-28', 18_39)]);
  expect(
    chargeDays([sofa, console, fridge], null).map(({ date, amountCents }) => [date, amountCents]),
  ).toEqual([
    ['2026-11-28', 48_69],
    ['2026-12-05', 27_05],
  ]);
  expect(chargeDays([sofa, console, fridge], 'fridge')).toMatchObject([
    { names: ['sofa', 'console'], owned: ['console'], isPossible: false },
    { names: ['fridge'], amountCents: 18_39, isPossible: true },
    { names: ['sofa'] },
  ]);
});

test('the regular charge is the one that most of them are', () => {
  const charges = [charge('2026-12-01', 15_46), charge('2026-12-08', 54_10), charge('2026-12-15', 54_10)];
  expect(regularCharge(charges)?.amountCents).toBe(54_10);
  expect(regularCharge([])).toBeUndefined();
});
