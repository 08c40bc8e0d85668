import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../site/index.ts';
import {
  allocate,
  divideRoundHalfUp,
  formatCents,
  multiplyByRatio,
  percentOf,
  percentOfRoundedDown,
  sumCents,
} from './index.ts';

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 });

describe('rounding', () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -2],
    [7, 3, 2],
    [8, 3, 3],
    [0, 9, 0],
    [-1, 3, 0],
    [-2, 3, -1],
  ])('%i / %i rounds half up to %i', (numerator, denominator, expected) => {
    expect(divideRoundHalfUp(numerator, denominator)).toBe(expected);
  });

  test('a half that floats would lose is rounded up', () => {
    expect(percentOf(10_710, 500)).toBe(536);
    expect(multiplyByRatio(97_461, 53, 78)).toBe(66_224);
  });

  test('products beyond the safe range stay exact', () => {
    expect(multiplyByRatio(9_000_000_000_000_000, 3, 3)).toBe(9_000_000_000_000_000);
    expect(divideRoundHalfUp(Number.MAX_SAFE_INTEGER, 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  test('fractions of a cent and zero denominators are rejected', () => {
    expect(() => multiplyByRatio(1.5, 1, 2)).toThrow(RangeError);
    expect(() => divideRoundHalfUp(1, 0)).toThrow(RangeError);
  });

  test('the result is the nearest whole number, never more than half away', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 100_000 }), (numerator, denominator) => {
        const distance = 2 * (divideRoundHalfUp(numerator, denominator) * denominator - numerator);
        return distance <= denominator && distance > -denominator;
      }),
    );
  });

  test('rounding down never exceeds the exact share', () => {
    expect(percentOfRoundedDown(2_499, 1_000)).toBe(249);
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 20_000 }), (cents, bps) => {
        const exact = cents * bps;
        const down = percentOfRoundedDown(cents, bps) * 10_000;
        return down <= exact && exact - down < 10_000;
      }),
    );
  });
});

describe('allocate', () => {
  test('leftover cents go to the largest remainders', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [1, 2, 0])).toEqual([3, 7, 0]);
  });

  test('rejects invalid weights', () => {
    expect(() => allocate(10, [0, 0])).toThrow(RangeError);
    expect(() => allocate(10, [])).toThrow(RangeError);
    expect(() => allocate(10, [-1, 2])).toThrow(RangeError);
  });

  test('parts add up and are within a cent of their share', () => {
    const weights = fc
      .array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 12 })
      .filter((list) => list.some((weight) => weight > 0));
    fc.assert(
      fc.property(amount, weights, (total, list) => {
        const parts = allocate(total, list);
        const weightSum = sumCents(list);
        expect(sumCents(parts)).toBe(total);
        parts.forEach((part, index) => {
          expect(Math.abs(part - (total * (list[index] ?? 0)) / weightSum)).toBeLessThan(1);
        });
      }),
    );
  });
});

test.each(LOCALES)('%s formats dollars in US style', (locale) => {
  expect(formatCents(194_922, locale)).toBe('$1,949.22');
  expect(formatCents(5, locale)).toBe('$0.05');
  expect(formatCents(-1_050, locale)).toBe('-$10.50');
  const standard = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.oneof(amount, fc.integer({ min: -(2 ** 47), max: 2 ** 47 })), (cents) => {
      expect(formatCents(cents, locale)).toBe(standard.format(cents / 100));
    }),
  );
});
