import { describe, expect, test } from 'vitest';
import {
  accountSessionPhases,
  cardExpiryDate,
  cardExpiryStatus,
  categoryInterestScore,
  listAccountAlerts,
  renewalBucket,
  sameAsCashBucket,
  shownFirstName,
} from './index.ts';

const today = '2026-11-21';

describe('cards', () => {
  test.each([
    ['1026', 'expired'],
    ['1126', 'expiring'],
    ['0127', 'valid'],
    ['1226', 'expiring'],
    ['1326', 'expired'],
    ['12/26', 'expired'],
  ])('%s is %s', (mmyy, status) => expect(cardExpiryStatus(mmyy, today)).toBe(status));

  test('sixty days are expiring, sixty-one are not', () => {
    expect(cardExpiryStatus('0127', '2026-12-02')).toBe('expiring');
    expect(cardExpiryStatus('0127', '2026-12-01')).toBe('valid');
    expect(cardExpiryStatus('0127', '2027-01-31')).toBe('expiring');
    expect(cardExpiryStatus('0127', '2027-02-01')).toBe('expired');
  });

  test('a card lasts to the end of its month', () => {
    expect(cardExpiryDate('0228')).toBe('2028-02-29');
    expect(cardExpiryDate('0028')).toBeUndefined();
  });
});

describe('alerts', () => {
  const agreement = (dueDate: string, isAutopayEnabled = true) => ({ dueDate, isAutopayEnabled });
  const card = (expiry: string) => ({ alertName: `card-${expiry}`, expiry });

  test('overdue, long overdue and upcoming', () => {
    expect(listAccountAlerts({ agreements: [agreement('2026-11-20')], cards: [], today })).toEqual([
      'AnyPaymentOverDue',
    ]);
    const mixed = [agreement('2026-10-06'), agreement('2026-11-28', false)];
    expect(listAccountAlerts({ agreements: mixed, cards: [card('1026')], today })).toEqual([
      'AnyPaymentOverDue45Days',
      'AllSavedPaymentsExpired',
      'AnyUpcomingPaymentWithIn1Week',
    ]);
  });

  test('no autopay on any agreement; an empty account has no alerts', () => {
    const later = agreement('2026-12-30', false);
    expect(listAccountAlerts({ agreements: [later], cards: [card('0130')], today })).toEqual([
      'NotEnrolledInAnyAutoPay',
    ]);
    expect(listAccountAlerts({ agreements: [], cards: [], today })).toEqual([]);
  });

  test('a card that expired or soon will has an alert by its hash, before the upcoming payment', () => {
    const alerts = listAccountAlerts({
      agreements: [agreement('2026-11-28')],
      cards: [card('1026'), card('0130'), card('1226')],
      today,
    });
    expect(alerts).toEqual(['card-1026', 'card-1226', 'AnyUpcomingPaymentWithIn1Week']);
    expect(listAccountAlerts({ agreements: [], cards: [card('1026'), card('0926')], today })).toEqual([
      'AllSavedPaymentsExpired',
    ]);
  });
});

test.each([
  [0, '0-10'],
  [1_000, '0-10'],
  [1_001, '11-20'],
  [2_000, '11-20'],
  [2_001, '21-30'],
  [3_000, '21-30'],
  [3_001, '31-40'],
  [4_000, '31-40'],
  [4_001, '41-50'],
  [5_000, '41-50'],
  [5_001, '51+'],
])('a renewal of %i cents is in %s', (cents, bucket) => expect(renewalBucket(cents)).toBe(bucket));

test.each([
  [50_000, '0-500'],
  [50_001, '501-1000'],
  [97_461, '501-1000'],
  [100_001, '1001-1500'],
  [150_001, '1501-2000'],
  [200_001, '2001-2500'],
  [250_001, '2501-3000'],
  [300_001, '3001-3500'],
  [350_000, '3001-3500'],
  [350_001, '3501-4000'],
  [400_000, '3501-4000'],
  [400_001, '4000+'],
])('same as cash of %i cents is in %s', (cents, bucket) => expect(sameAsCashBucket(cents)).toBe(bucket));

test('interest in a category fades by the day', () => {
  expect(categoryInterestScore(6, today, today)).toBe(6);
  expect(categoryInterestScore(6, '2026-11-20', today)).toBe(6);
  expect(categoryInterestScore(6, '2026-11-18', today)).toBe(2);
});

test('the account button shows short first names', () => {
  expect(shownFirstName('Miguel')).toBe('Miguel');
  expect(shownFirstName('Rosalía')).toBeNull();
  expect(shownFirstName('  ')).toBeNull();
  expect(shownFirstName(undefined)).toBeNull();
});

test('the warning opens after two thirds of the session', () => {
  expect(accountSessionPhases(900_000)).toEqual({ warningAfterMs: 600_000, countdownMs: 300_000 });
  expect(accountSessionPhases(1_000)).toEqual({ warningAfterMs: 666, countdownMs: 334 });
});
