import { expect, test } from 'vitest';
import { QuantityForm, ScheduleForm, TermsForm } from './index.ts';

test('terms are accepted with a checkbox and the version that was shown', () => {
  expect(TermsForm.safeParse({ version: 'v1', accepted: 'on' }).data).toEqual({
    version: 'v1',
    accepted: true,
  });
  expect(TermsForm.safeParse({ version: 'v1' }).success).toBe(false);
  expect(TermsForm.safeParse({ version: '', accepted: 'on' }).success).toBe(false);
});

test.each([
  ['1', true],
  ['10', true],
  ['0', false],
  ['11', false],
  ['1.5', false],
  ['1e1', false],
  ['', false],
])('a quantity of %s: %s', (quantity, isTaken) =>
  expect(QuantityForm.safeParse({ quantity }).success).toBe(isTaken),
);

const UNASKED = { isAutopay: false, hasWaiver: false, hasBenefitPlus: false };

test.each([
  ['frequency=WEEKLY&payday=FRI', { ...UNASKED, frequency: 'WEEKLY', payday: 'FRI' }],
  [
    'frequency=MONTHLY&payday=SUN&autopay=on',
    { ...UNASKED, frequency: 'MONTHLY', payday: 'SUN', isAutopay: true },
  ],
  ['frequency=WEEKLY&payday=FRI&autopay=true&waiver=1', { ...UNASKED, frequency: 'WEEKLY', payday: 'FRI' }],
  [
    'frequency=WEEKLY&payday=FRI&waiver=on&benefitPlus=on',
    { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false, hasWaiver: true, hasBenefitPlus: true },
  ],
  [
    'frequency=BIWEEKLY&payday=FRI&nextPayday=2026-11-27&semimonthlyDays=15-31&dayOfMonth=5',
    {
      frequency: 'BIWEEKLY',
      payday: 'FRI',
      nextPayday: '2026-11-27',
      semimonthlyDays: '15-31',
      dayOfMonth: 5,
      ...UNASKED,
    },
  ],
  ['frequency=BIWEEKLY&payday=FRI&nextPayday=2026-02-30', undefined],
  ['frequency=BIWEEKLY&payday=FRI&nextPayday=9999-12-31', undefined],
  ['frequency=SEMIMONTHLY&payday=FRI&semimonthlyDays=1-2', undefined],
  ['frequency=MONTHLY&payday=FRI&dayOfMonth=32', undefined],
  ['frequency=DAILY&payday=FRI', undefined],
  ['frequency=WEEKLY', undefined],
  ['', undefined],
])('a schedule of %s', (query, choice) =>
  expect(ScheduleForm.safeParse(Object.fromEntries(new URLSearchParams(query))).data).toEqual(choice),
);
