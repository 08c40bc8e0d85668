import { expect, test } from 'vitest';
import { deliveryOfOrder, isSoon, nounOf } from './delivery-of-order.ts';

const visit = {
  date: '2026-11-24',
  startsAt: '10:00',
  endsAt: '12:00',
  version: 1,
  status: 'scheduled' as const,
};
const ready = { deliveryDate: '2026-11-23', deliveryVisit: visit, documentsNeeded: [] };

test.each([
  ['a time is set', ready, { state: 'booked', day: visit.date, visit }],
  ['only the day is agreed', { ...ready, deliveryVisit: null }, { state: 'promised', day: '2026-11-23' }],
  [
    'documents are asked for',
    { ...ready, documentsNeeded: ['ID' as const] },
    { state: 'documents', day: '2026-11-23' },
  ],
  [
    'nobody was there',
    { ...ready, deliveryVisit: { ...visit, status: 'missed' as const } },
    { state: 'missed' },
  ],
  [
    'it was delivered',
    { ...ready, documentsNeeded: ['ID' as const], deliveryVisit: { ...visit, status: 'completed' as const } },
    { state: 'home', day: visit.date },
  ],
  ['a tenant names no day', { ...ready, deliveryDate: '', deliveryVisit: null }, { state: 'unknown' }],
])('%s', (_, given, expected) => expect(deliveryOfOrder(given)).toEqual(expected));

test.each([
  // Signed on Saturday at 11 PM in Texas, which is Sunday elsewhere.
  ['2026-11-21', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2026-11-20', false],
])('%s is soon: %s', (day, expected) =>
  expect(isSoon(day, { signedAt: '2026-11-22T05:00:00.000Z', timeZone: 'America/Chicago' })).toBe(expected),
);

test('one thing is named, several and a set are the order', () => {
  const sofa = { noun: 'sofa', quantity: 1 };
  expect(nounOf([sofa])).toBe('sofa');
  expect(nounOf([sofa, sofa])).toBeNull();
  expect(nounOf([{ ...sofa, quantity: 2 }])).toBeNull();
  expect(nounOf([{ ...sofa, noun: '' }])).toBeNull();
});
