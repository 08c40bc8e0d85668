import type { RentalRate } from '@ownpath/contracts/catalog';
import { discountRate, FREQUENCIES, quoteRental, rentalTerms } from '@ownpath/domain/pricing';
import { expect, test } from 'vitest';
import { bundleSaving } from './companions.ts';
import { addOnRates } from './load-companions.server.ts';

const ratesOf = (weeklyCents: number, weeks: number, addOnWeeklyCents: number | null = null): RentalRate[] =>
  FREQUENCIES.map((frequency) => {
    const { costOfRentalCents: _, ...quote } = quoteRental(rentalTerms(weeklyCents, weeks), frequency);
    const totals = { totalCostToOwnCents: quote.totalCents, totalWithTaxCents: null };
    return {
      ...quote,
      ...totals,
      wasPaymentCents: null,
      percentOff: null,
      addOnPaymentCents: addOnWeeklyCents,
    };
  });

test("an add-on's price equals the cart's at each frequency", () => {
  const inCart = discountRate(rentalTerms(799, 52), 2_000);
  const rates = addOnRates(ratesOf(799, 52, 639));
  for (const rate of rates) {
    expect(rate).toMatchObject({
      paymentCents: quoteRental(inCart, rate.frequency).paymentCents,
      totalCents: 639 * 52,
      cashPriceCents: inCart.cashPriceCents,
    });
  }
  expect(rates[0]).toMatchObject({ paymentCents: 639, wasPaymentCents: 799, percentOff: 20 });
  expect(addOnRates(ratesOf(799, 52))).toEqual([]);
});

test('a set is compared with its pieces by what each costs in all', () => {
  expect(bundleSaving({ totalCostToOwnCents: 300_000 }, { totalCostToOwnCents: 312_550 })).toBe(12_550);
  expect(bundleSaving({ totalCostToOwnCents: 312_550 }, { totalCostToOwnCents: 312_550 })).toBeNull();
  expect(bundleSaving({ totalCostToOwnCents: 320_000 }, { totalCostToOwnCents: 312_550 })).toBeNull();
});
