import { expect, test } from 'vitest';
import { hasPayday, readScheduleChoice } from './read-choice.ts';

test.each([
  ['frequency=WEEKLY&payday=FRI', { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false }],
  ['frequency=MONTHLY&payday=SUN&autopay=on', { frequency: 'MONTHLY', payday: 'SUN', isAutopay: true }],
  ['frequency=WEEKLY&payday=FRI&autopay=true', { frequency: 'WEEKLY', payday: 'FRI', isAutopay: false }],
  ['frequency=DAILY&payday=FRI', null],
  ['frequency=WEEKLY', null],
  ['', null],
])('%s', (query, choice) => expect(readScheduleChoice(new URLSearchParams(query))).toEqual(choice));

test('a payday belongs to weekly and bi-weekly pay only', () => {
  expect(['WEEKLY', 'BIWEEKLY', 'SEMIMONTHLY', 'MONTHLY'].filter((f) => hasPayday(f as 'WEEKLY'))).toEqual([
    'WEEKLY',
    'BIWEEKLY',
  ]);
});
