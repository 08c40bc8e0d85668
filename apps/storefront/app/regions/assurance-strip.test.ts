import { expect, test } from 'vitest';
import { assurancesOf } from './assurance-strip.tsx';

const items = [
  { icon: 'undo-2', title: 'Return it any time', text: 'No penalty.' },
  {
    icon: 'calendar-check',
    title: '{sameAsCashDays} days same as cash',
    titleWithoutStore: 'Same as cash',
    text: 'Pay the cash price.',
  },
] as const;
const titlesFor = (days: number | null) => assurancesOf([...items], days).map(({ title }) => title);

test('same as cash has the days of the visitor’s store', () => {
  expect(titlesFor(90)).toEqual(['Return it any time', '90 days same as cash']);
  expect(titlesFor(180)).toEqual(['Return it any time', '180 days same as cash']);
});

test('without a store no number is promised, and in a store without same as cash nothing', () => {
  expect(titlesFor(null)).toEqual(['Return it any time', 'Same as cash']);
  expect(titlesFor(0)).toEqual(['Return it any time']);
});
