import { expect, test } from 'vitest';
import {
  exchangeChoiceEnd,
  exchangeRefusal,
  exchangeStateOf,
  isExchangeOver,
  lastDayOfOld,
} from './exchange.ts';

const current = {
  isActive: true,
  openedOn: '2026-05-21',
  deliveredOn: '2026-05-23',
  daysLate: 0,
  isOfferedByStore: true,
};

test.each([
  ['from six months on', current, '2026-11-21', null],
  ['and later', current, '2027-08-01', null],
  ['not a day earlier', current, '2026-11-20', 'too-soon'],
  ['while nothing is past due', { ...current, daysLate: 1 }, '2026-12-01', 'past-due'],
  ['of what is there', { ...current, deliveredOn: null }, '2026-12-01', 'not-delivered'],
  ['where the store takes it back online', { ...current, isOfferedByStore: false }, '2026-12-01', 'store'],
  ['while it runs', { ...current, isActive: false }, '2026-12-01', 'ended'],
])('an agreement can be exchanged %s', (_, agreement, today, refusal) => {
  expect(exchangeRefusal(agreement, today)).toBe(refusal);
});

const agreed = {
  status: 'agreed',
  chooseBy: exchangeChoiceEnd('2026-11-21'),
  isOldActive: true,
  isNewSigned: false,
  isNewDated: false,
} as const;

test.each([
  ['the store has not answered', { ...agreed, status: 'asked', chooseBy: null }, '2026-11-21', 'asked'],
  ['thirty days to choose', agreed, '2026-12-21', 'agreed'],
  ['nothing was signed in them', agreed, '2026-12-22', 'lapsed'],
  ['signed in time, the day is still to choose', { ...agreed, isNewSigned: true }, '2027-01-05', 'signed'],
  ['the day is booked', { ...agreed, isNewSigned: true, isNewDated: true }, '2026-12-01', 'dated'],
  ['the old agreement has ended meanwhile', { ...agreed, isOldActive: false }, '2026-12-01', 'cancelled'],
  ['the store has said no', { ...agreed, status: 'refused' }, '2026-12-01', 'refused'],
  ['it was done', { ...agreed, status: 'done', isOldActive: false }, '2026-12-01', 'done'],
] as const)('%s', (_, exchange, today, state) => {
  expect(exchangeStateOf(exchange, today)).toBe(state);
  expect(isExchangeOver(state)).toBe(!['asked', 'agreed', 'signed', 'dated'].includes(state));
});

test('the day of the exchange is paid once, with the new agreement', () => {
  expect(lastDayOfOld('2026-12-01')).toBe('2026-11-30');
});
