import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Approval,
  ageOn,
  availableWeeklyDollars,
  conversionsOf,
  decideApplication,
  fitsApproval,
  isApprovalExpired,
  isPreApproved,
  parseApproval,
  routeOfApprovalPage,
  weeklyLeftOf,
} from './index.ts';

const wire = {
  approvalResponse: '1',
  approvalId: 'A-1',
  approvalDate: '2026-11-01',
  approvalExpirationDate: '2026-12-01',
  weeklyOriginalApprovalAmount: '75',
  weeklyOutstandingBalance: 20,
  weeklyApprovalAmount: 75,
  verificationDocuments: [{ verifyRequired: 'Y', verifyType: 'ID' }, { verifyRequired: 'N' }, 7],
};
function parsed(overrides: object = {}): Approval {
  const { approval } = parseApproval(JSON.stringify({ ...wire, ...overrides }));
  if (approval === null) throw new Error('fixture must parse');
  return approval;
}

describe('amounts', () => {
  test('per period, rounded', () => {
    expect(conversionsOf(50)).toEqual({ weekly: 50, biweekly: 100, semimonthly: 107, monthly: 214 });
    expect(conversionsOf(0)).toEqual({ weekly: 0, biweekly: 0, semimonthly: 0, monthly: 0 });
  });
});

describe('reading an approval', () => {
  test('numbers may come as text, documents without a type are dropped', () => {
    expect(parsed()).toMatchObject({
      response: 1,
      weeklyOriginalAmountDollars: 75,
      weeklyOutstandingDollars: 20,
      verificationDocuments: [{ isRequired: true, verifyType: 'ID' }],
    });
    expect(parsed({ approvalDate: undefined, dateOfApproval: '2026-11-02' }).approvedOn).toBe('2026-11-02');
  });

  test.each([
    ['{', 'Approval text is not JSON'],
    ['[]', 'Approval text is not an object'],
    ['null', 'Approval text is not an object'],
    ['{"approvalResponse":3}', 'Approval has no known response code'],
    ['{"__proto__":{"approvalResponse":1}}', 'Approval has no known response code'],
    [`"${'x'.repeat(30_000)}"`, 'Approval text is too long'],
  ])('%s is ignored with a warning', (text, warning) => {
    expect(parseApproval(text)).toEqual({ approval: null, warning });
  });

  test('empty text gives no approval and no warning', () => {
    expect(parseApproval('')).toEqual({ approval: null, warning: null });
    expect(parseApproval(undefined)).toEqual({ approval: null, warning: null });
  });

  test('it never throws, whatever the text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseApproval(text) !== undefined));
  });

  test('invalid amounts are left out', () => {
    expect(parsed({ weeklyApprovalAmount: -5 }).weeklyAmountDollars).toBeNull();
    expect(parsed({ weeklyApprovalAmount: 'NaN' }).weeklyAmountDollars).toBeNull();
  });
});

describe('pre-approved', () => {
  test('approved or conditional, until the last day has ended', () => {
    expect(isPreApproved(parsed(), '2026-12-01T23:59:59Z', 'UTC')).toBe(true);
    expect(isPreApproved(parsed(), '2026-12-02T00:00:00Z', 'UTC')).toBe(false);
    expect(isPreApproved(parsed({ approvalResponse: 4 }), '2026-11-21T00:00:00Z', 'UTC')).toBe(true);
    expect(isPreApproved(parsed({ approvalResponse: 2 }), '2026-11-21T00:00:00Z', 'UTC')).toBe(false);
    expect(isPreApproved(null, '2026-11-21T00:00:00Z', 'UTC')).toBe(false);
  });

  test('the last day is the store’s: it ends at midnight there, not in UTC', () => {
    expect(isPreApproved(parsed(), '2026-12-02T05:30:00Z', 'America/Chicago')).toBe(true);
    expect(isPreApproved(parsed(), '2026-12-02T06:00:00Z', 'America/Chicago')).toBe(false);
  });

  test('thirty days when no end is given, no approval without dates', () => {
    const open = parsed({ approvalExpirationDate: undefined });
    expect(isApprovalExpired(open, '2026-12-01T12:00:00Z', 'UTC')).toBe(false);
    expect(isApprovalExpired(open, '2026-12-02T00:00:00Z', 'UTC')).toBe(true);
    expect(isApprovalExpired({ approvedOn: null, expiresOn: null }, '2026-11-21T00:00:00Z', 'UTC')).toBe(
      true,
    );
  });

  test('an invalid current time makes every approval expired', () => {
    expect(isApprovalExpired(parsed(), 'soon', 'UTC')).toBe(true);
  });

  test('a cart must fit the remaining amount', () => {
    const now = '2026-11-21T00:00:00Z';
    expect(availableWeeklyDollars(parsed())).toBe(20);
    expect(fitsApproval(2_000, parsed(), now, 'UTC')).toBe(true);
    expect(fitsApproval(2_001, parsed(), now, 'UTC')).toBe(false);
    expect(fitsApproval(7_499, parsed({ weeklyOutstandingBalance: undefined }), now, 'UTC')).toBe(true);
    expect(fitsApproval(1, parsed({ approvalResponse: 2 }), now, 'UTC')).toBe(false);
    expect(fitsApproval(1, null, now, 'UTC')).toBe(false);
  });
});

describe('decision', () => {
  const today = '2026-11-21';
  const facts = {
    dateOfBirth: '1990-05-04',
    monthlyIncomeCents: 260_000,
    monthsAtResidence: 24,
    isIdentityMatched: true,
    activeWeeklyRentCents: 0,
  };

  test('$2,600 a month is $600 a week, 12 % is $72, in steps $70', () => {
    expect(decideApplication(facts, today)).toEqual({ response: 1, weeklyLimitDollars: 70, reasons: [] });
  });

  test('rent of active agreements lowers the limit', () => {
    const some = decideApplication({ ...facts, activeWeeklyRentCents: 2_499 }, today);
    expect(some).toMatchObject({ response: 1, weeklyLimitDollars: 45 });
    const most = decideApplication({ ...facts, activeWeeklyRentCents: 6_001 }, today);
    expect(most).toEqual({ response: 2, weeklyLimitDollars: 0, reasons: ['limit-too-low'] });
  });

  test('declined for age and income', () => {
    expect(decideApplication({ ...facts, dateOfBirth: '2008-11-22' }, today).reasons).toEqual(['under-age']);
    expect(decideApplication({ ...facts, dateOfBirth: '2008-11-21' }, today).response).toBe(1);
    expect(decideApplication({ ...facts, monthlyIncomeCents: 79_999 }, today).reasons).toEqual([
      'income-too-low',
    ]);
    expect(decideApplication({ ...facts, monthlyIncomeCents: 80_000 }, today).response).toBe(1);
  });

  test('documents for a short residence, an unmatched identity and a high limit', () => {
    expect(
      decideApplication({ ...facts, monthsAtResidence: 2, isIdentityMatched: false }, today),
    ).toMatchObject({
      response: 4,
      reasons: ['short-residence', 'identity-not-matched'],
    });
    const rich = decideApplication({ ...facts, monthlyIncomeCents: 2_000_000 }, today);
    expect(rich).toEqual({ response: 4, weeklyLimitDollars: 150, reasons: ['high-limit'] });
  });

  test('the limit is never above $150, never negative, and never falls with income', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000), fc.nat(100_000), fc.nat(20_000), (income, more, active) => {
        const limitAt = (monthlyIncomeCents: number) =>
          decideApplication({ ...facts, monthlyIncomeCents, activeWeeklyRentCents: active }, today)
            .weeklyLimitDollars;
        expect(limitAt(income)).toBeGreaterThanOrEqual(0);
        expect(limitAt(income)).toBeLessThanOrEqual(150);
        expect(limitAt(income + more)).toBeGreaterThanOrEqual(limitAt(income));
      }),
    );
  });

  test('a leap-day birthday counts from 1 March', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17);
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18);
  });
});

test.each([
  ['Approved', '/approved'],
  ['ConditionalApproval', '/pre-approvedPage'],
  ['Declined', '/declined'],
  ['ServiceFailure', '/service-failure'],
  ['PreFilledWebForm', '/web-order-form'],
  ['Something', '/web-order-form'],
  ['constructor', '/web-order-form'],
  [undefined, '/web-order-form'],
])('page %s leads to %s', (pageName, route) => expect(routeOfApprovalPage(pageName)).toBe(route));

test('a failed service has a page of its own for a signed-in customer; decisions are on the same pages', () => {
  expect(routeOfApprovalPage('ServiceFailure', true)).toBe('/service-failure-login');
  expect(routeOfApprovalPage('Approved', true)).toBe('/approved');
  expect(routeOfApprovalPage('Unknown', true)).toBe('/web-order-form');
});

test.each([
  ['nothing changed', 5000, 2400, [0, 0, 2600], 2400],
  ['rented since', 5000, 2400, [1000, 0, 2600], 1400],
  ['all of it used since', 5000, 2400, [9000, 0, 2600], 0],
  ['the old one goes back', 5000, 2400, [0, 2600, 0], 5000],
  ['one of two goes back', 5000, 400, [0, 2600, 2000], 3000],
  ['more rented than the limit', 5000, 0, [0, 6000, 3000], 2000],
  ['more kept than the limit', 5000, 0, [0, 1000, 6000], 0],
  ['the new one is signed', 5000, 2400, [4000, 2600, 0], 1000],
  ['the engine knew of more', 10000, 1000, [0, 5000, 0], 6000],
] as const)('%s: what is left of a limit', (_name, limit, left, [since, back, kept], expected) => {
  const use = { usedSinceCents: since, givenBackCents: back, keptCents: kept };
  expect(weeklyLeftOf(limit, left, use)).toBe(expected);
});
