import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCents } from '../money/index.ts';
import {
  agreementNumber,
  allocatePayment,
  autopayReminderDate,
  autopayRetryDate,
  CHARGE_TYPES,
  canPayOnline,
  canShowBenefitPlus,
  canShowSuspense,
  daysLate,
  dueStatusOf,
  exchangeDate,
  extensionRefusal,
  hasOnlyEarlyAgreements,
  isAgreementVisible,
  isOverdueLong,
  isPastDue,
  isUpcoming,
  mostOverdue,
  type OpenCharge,
  parseAgreementNumber,
} from './index.ts';

const charge = (id: string, type: OpenCharge['type'], dueDate: string, amountCents: number): OpenCharge => ({
  id,
  type,
  dueDate,
  amountCents,
});

describe('allocating a payment', () => {
  const charges = [
    charge('late-1', 'LATEFEE', '2026-11-06', 500),
    charge('tax-2', 'TAX', '2026-11-13', 206),
    charge('rent-2', 'RENT', '2026-11-13', 2_499),
    charge('cover-1', 'COVERAGE', '2026-11-06', 250),
    charge('tax-1', 'TAX', '2026-11-06', 206),
    charge('rent-1', 'RENT', '2026-11-06', 2_499),
    charge('fee-1', 'PROCESSINGFEE', '2026-11-06', 1_000),
  ];
  const idsFor = (amountCents: number) =>
    allocatePayment(amountCents, 0, charges).allocations.map((it) => it.chargeId);

  test('oldest rent, its tax, coverage, processing, the next period, late fees last', () => {
    expect(idsFor(99_999)).toEqual(['rent-1', 'tax-1', 'cover-1', 'fee-1', 'rent-2', 'tax-2', 'late-1']);
  });

  test('an amount below a whole period stays in suspense', () => {
    expect(allocatePayment(2_704, 0, charges)).toEqual({
      allocations: [],
      suspenseCents: 2_704,
      paidThroughDueDate: null,
    });
    expect(allocatePayment(1, 2_704, charges)).toMatchObject({
      suspenseCents: 0,
      paidThroughDueDate: '2026-11-06',
    });
  });

  test('the most recent period first, where the state says so', () => {
    const result = allocatePayment(2_705, 0, charges, 'MOST_RECENT_FIRST');
    expect(result.allocations.map((it) => it.chargeId)).toEqual(['rent-2', 'tax-2']);
    expect(result.paidThroughDueDate).toBeNull();
    const all = allocatePayment(99_999, 0, charges, 'MOST_RECENT_FIRST');
    expect(all.allocations.map((it) => it.chargeId).slice(0, 3)).toEqual(['rent-2', 'tax-2', 'rent-1']);
    expect(all.paidThroughDueDate).toBe('2026-11-13');
  });

  test('a smaller charge may be paid in part', () => {
    const result = allocatePayment(2_705 + 250 + 400, 0, charges);
    expect(result.allocations.at(-1)).toEqual({ chargeId: 'fee-1', amountCents: 400 });
    expect(result).toMatchObject({ suspenseCents: 0, paidThroughDueDate: '2026-11-06' });
  });

  test('every cent is allocated or in suspense, and no charge gets more than its amount', () => {
    const anyCharge = fc.record({
      id: fc.uuid(),
      type: fc.constantFrom(...CHARGE_TYPES),
      dueDate: fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`),
      amountCents: fc.integer({ min: 1, max: 5_000 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyCharge, { maxLength: 12 }),
        fc.nat(50_000),
        fc.nat(3_000),
        (open, paid, before) => {
          const { allocations, suspenseCents } = allocatePayment(paid, before, open);
          expect(sumCents(allocations.map((it) => it.amountCents)) + suspenseCents).toBe(paid + before);
          expect(suspenseCents).toBeGreaterThanOrEqual(0);
          for (const { chargeId, amountCents } of allocations) {
            expect(amountCents).toBeLessThanOrEqual(open.find((it) => it.id === chargeId)?.amountCents ?? 0);
          }
        },
      ),
    );
  });

  test('the most overdue agreement comes first', () => {
    expect(mostOverdue([{ dueDate: '2026-11-20' }, { dueDate: '2026-11-06' }])?.dueDate).toBe('2026-11-06');
    expect(mostOverdue([])).toBeUndefined();
  });

  test('suspense is hidden across stores; a club does not count as a store', () => {
    const own = { storeNumber: '04217', isClub: false };
    expect(canShowSuspense([own, own, { storeNumber: '00001', isClub: true }])).toBe(true);
    expect(canShowSuspense([own, { storeNumber: '00002', isClub: false }])).toBe(false);
  });
});

describe('due status', () => {
  const today = '2026-11-21';

  test.each([
    ['2026-11-20', 'pastDue'],
    ['2026-11-21', 'dueToday'],
    ['2026-11-22', 'future'],
  ])('%s is %s', (dueDate, expected) => expect(dueStatusOf(dueDate, today)).toBe(expected));

  test('late from the first day, long overdue after 45', () => {
    expect(daysLate('2026-11-22', today)).toBe(0);
    expect(isPastDue(daysLate('2026-11-20', today))).toBe(true);
    expect(isPastDue(daysLate(today, today))).toBe(false);
    expect(isOverdueLong(45)).toBe(false);
    expect(isOverdueLong(46)).toBe(true);
  });

  test('upcoming within seven days', () => {
    expect(isUpcoming('2026-11-28', today)).toBe(true);
    expect(isUpcoming('2026-11-29', today)).toBe(false);
    expect(isUpcoming('2026-11-20', today)).toBe(false);
  });

  test('exchange, reminder and retry dates', () => {
    expect(exchangeDate('2026-08-31')).toBe('2027-02-28');
    expect(autopayReminderDate('2026-12-01')).toBe('2026-11-28');
    expect(autopayRetryDate('2026-12-31')).toBe('2027-01-02');
  });
});

describe('extensions', () => {
  const request = { days: 7, dueDate: '2026-11-20', earlierExtensionDates: [], today: '2026-11-21' };

  test('up to a week, up to a week late, twice in twelve months', () => {
    expect(extensionRefusal(request)).toBeNull();
    expect(extensionRefusal({ ...request, days: 8 })).toBe('too-many-days');
    expect(extensionRefusal({ ...request, days: 0.5 })).toBe('too-many-days');
    expect(extensionRefusal({ ...request, dueDate: '2026-11-14' })).toBeNull();
    expect(extensionRefusal({ ...request, dueDate: '2026-11-13' })).toBe('too-late');
    expect(extensionRefusal({ ...request, dueDate: '2026-10-01' })).toBe('long-overdue');
    const twice = ['2026-01-05', '2026-06-05'];
    expect(extensionRefusal({ ...request, earlierExtensionDates: twice })).toBe('used-up');
    expect(extensionRefusal({ ...request, earlierExtensionDates: ['2025-11-21', '2026-06-05'] })).toBeNull();
  });
});

describe('account visibility', () => {
  const plain = { agreementRefCode: 'ACTIVE', agreementStatusRef: '', isClub: false, isNote: false };

  test.each([
    [plain, true],
    [{ ...plain, agreementRefCode: 'PRELIMINV' }, true],
    [{ ...plain, agreementRefCode: 'PRELIMPAID' }, true],
    [{ ...plain, agreementRefCode: 'PENDING' }, false],
    [{ ...plain, agreementRefCode: 'CLOSED' }, false],
    [{ ...plain, agreementRefCode: 'CLOSED', isNote: true }, true],
    [{ ...plain, agreementRefCode: 'PENDING', isNote: true }, false],
    [{ ...plain, isClub: true, agreementStatusRef: 'A' }, true],
    [{ ...plain, isClub: true, agreementStatusRef: 'C' }, false],
  ])('%o: %s', (agreement, expected) => expect(isAgreementVisible(agreement)).toBe(expected));

  test('true only when every agreement is early', () => {
    const early = { ...plain, agreementRefCode: 'PRELIMPAID' };
    expect(hasOnlyEarlyAgreements([early, early])).toBe(true);
    expect(hasOnlyEarlyAgreements([early, plain])).toBe(false);
    expect(hasOnlyEarlyAgreements([])).toBe(false);
  });

  test('online payment requires permission on both customer and agreement', () => {
    expect(canPayOnline('Y', 'Y')).toBe(true);
    expect(canPayOnline('N', 'Y')).toBe(false);
    expect(canPayOnline('Y', 'N')).toBe(false);
  });

  test('benefit plus requires all four conditions', () => {
    const facts = {
      isPreferenceEnabled: true,
      storeBenefitPlusType: 'RAC',
      isClubAllowedInState: true,
      clubMembershipCount: 0,
    };
    expect(canShowBenefitPlus(facts)).toBe(true);
    expect(canShowBenefitPlus({ ...facts, isPreferenceEnabled: false })).toBe(false);
    expect(canShowBenefitPlus({ ...facts, storeBenefitPlusType: 'NONE' })).toBe(false);
    expect(canShowBenefitPlus({ ...facts, isClubAllowedInState: false })).toBe(false);
    expect(canShowBenefitPlus({ ...facts, clubMembershipCount: 1 })).toBe(false);
  });
});

describe('agreement number', () => {
  test('formats store and sequence number, and parses them back', () => {
    expect(agreementNumber('04217', 318)).toBe('04217-0000318');
    expect(parseAgreementNumber('04217-0000318')).toEqual({ storeNumber: '04217', sequence: 318 });
    expect(parseAgreementNumber('4217-318')).toBeUndefined();
    expect(() => agreementNumber('421', 1)).toThrow(RangeError);
    expect(() => agreementNumber('04217', 0)).toThrow(RangeError);
  });
});
