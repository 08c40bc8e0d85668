import { assertInteger, type Cents } from '../money/index.ts';

/** Rental terms of one item. The total rent is `weeklyRateCents x weeks`, whatever the frequency. */
export type RentalTerms = {
  readonly weeklyRateCents: Cents;
  readonly weeks: number;
  readonly cashPriceCents: Cents;
};

/** Total rent T: all rent payments, before fees and tax. */
export function totalRentCents(terms: Pick<RentalTerms, 'weeklyRateCents' | 'weeks'>): Cents {
  return terms.weeklyRateCents * terms.weeks;
}

/** The usual cash price: half of the total rent, rounded up. */
export function defaultCashPriceCents(weeklyRateCents: Cents, weeks: number): Cents {
  assertInteger(weeklyRateCents);
  assertInteger(weeks);
  return Math.ceil((weeklyRateCents * weeks) / 2);
}

/** Terms with the usual cash price. */
export function rentalTerms(weeklyRateCents: Cents, weeks: number): RentalTerms {
  return { weeklyRateCents, weeks, cashPriceCents: defaultCashPriceCents(weeklyRateCents, weeks) };
}

/** Total cost to own: all rent and mandatory fees. Tax and optional coverage are shown separately. */
export function totalCostToOwnCents(totalRent: Cents, mandatoryFeesCents: Cents): Cents {
  return totalRent + mandatoryFeesCents;
}

/** @throws RangeError when an amount is fractional or negative, or there is no week or no cent to pay */
export function assertRentalTerms(terms: RentalTerms): void {
  assertInteger(terms.weeklyRateCents);
  assertInteger(terms.weeks);
  assertInteger(terms.cashPriceCents);
  if (terms.weeklyRateCents < 1 || terms.weeks < 1 || terms.cashPriceCents < 0) {
    throw new RangeError(
      'Rental terms need a positive weekly rate, a positive number of weeks and a cash price',
    );
  }
}
