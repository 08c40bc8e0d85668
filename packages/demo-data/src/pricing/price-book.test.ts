import { getStateRule, storeTermsOf } from '@ownpath/domain/law';
import { type CapSubject, isWithinCap, totalRentCents } from '@ownpath/domain/pricing';
import { describe, expect, it } from 'vitest';
import { listProducts } from '../catalog/index.ts';
import type { DemoCondition, DemoPrice, DemoProduct } from '../types/index.ts';
import { buildPriceBook, priceZones } from './index.ts';
import { PROCESSING_FEE_CENTS } from './price-zones.ts';

const products = listProducts({ onlineFrom: '2026-07-24', wasPriceSince: '2026-11-01' });
const prices = buildPriceBook(products);
const byId = new Map(products.map((product) => [product.id, product]));

function getPrice(productId: string, condition: DemoCondition = 'NEW', zoneId = 'zone-southwest') {
  const price = prices.find(
    (entry) => entry.productId === productId && entry.condition === condition && entry.zoneId === zoneId,
  );
  if (price === undefined) throw new Error(`No ${condition} price of ${productId} in ${zoneId}`);
  return price;
}

/**
 * The state's fee counts toward the total. Earlier renters of a used unit have paid the rent of the weeks that its term
 * is shorter than that of a new one.
 */
function subjectIn(stateCode: string, price: DemoPrice, product: DemoProduct): CapSubject {
  const terms = { stateCode, processingFeeCents: PROCESSING_FEE_CENTS, sameAsCashDays: 0 };
  const feesCents = storeTermsOf(terms).processingFeeCents;
  if (price.condition === 'NEW') return { ...product, feesCents };
  const newPrice = getPrice(product.id, 'NEW', price.zoneId);
  return {
    ...product,
    feesCents,
    earlierRentCents: newPrice.weeklyRateCents * (newPrice.weeks - price.weeks),
  };
}

describe('the price zones', () => {
  it('cover no state twice and no state that is closed to renting', () => {
    const states = priceZones.flatMap(({ stateCodes }) => stateCodes);
    expect(new Set(states).size).toBe(states.length);
    expect(states.filter((code) => !getStateRule(code).enabled)).toEqual([]);
    expect(states).toEqual(expect.not.arrayContaining(['MN', 'NC', 'NJ', 'WI']));
  });
});

describe('the price book', () => {
  it('prices every product new in every zone, once', () => {
    const keys = prices.map(({ productId, zoneId, condition }) => `${productId} ${zoneId} ${condition}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(prices.filter(({ condition }) => condition === 'NEW')).toHaveLength(
      products.length * priceZones.length,
    );
  });

  it.each(priceZones)('meets every cap of every state in $id', ({ id: zoneId, stateCodes }) => {
    const broken = prices
      .filter((price) => price.zoneId === zoneId)
      .flatMap((price) => {
        const product = byId.get(price.productId);
        return stateCodes
          .filter(
            (code) =>
              product === undefined ||
              !isWithinCap(getStateRule(code).priceCap, price, subjectIn(code, price, product)),
          )
          .map((code) => `${price.productId} ${price.condition} in ${code}`);
      });
    expect(broken).toEqual([]);
  });

  it('applies the caps of NY and CA to some products', () => {
    const lowered = prices.filter(
      (price) =>
        price.zoneId === 'zone-coasts' && price.cashPriceCents < Math.ceil(totalRentCents(price) / 2),
    );
    expect(lowered.length).toBeGreaterThan(5);
  });

  it('sets the cash price to half of the total, rounded up, or less', () => {
    for (const price of prices) {
      const half = Math.ceil(totalRentCents(price) / 2);
      if (price.zoneId === 'zone-coasts') expect(price.cashPriceCents).toBeLessThanOrEqual(half);
      else expect(price.cashPriceCents, price.productId).toBe(half);
    }
  });

  it('ends every rate in 99 cents', () => {
    expect(prices.filter(({ weeklyRateCents }) => weeklyRateCents % 100 !== 99)).toEqual([]);
  });

  it('prices each grade below the one above it, by rate or by total', () => {
    for (const { productId, zoneId, condition } of prices) {
      if (condition !== 'USED_GREAT') continue;
      const grades = (['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR'] as const).map((grade) =>
        getPrice(productId, grade, zoneId),
      );
      const totals = grades.map(totalRentCents);
      expect(totals, productId).toEqual([...totals].sort((one, other) => other - one));
      expect(new Set(totals).size, productId).toBe(4);
    }
  });

  it('adds ten percent for extended aisle', () => {
    expect(byId.get('nolan-flat-pack-sofa')?.baseWeeklyRateCents).toBe(1499);
    expect(getPrice('nolan-flat-pack-sofa').weeklyRateCents).toBe(1699);
  });

  it('shows a was-price only above the rate', () => {
    const reduced = prices.filter(({ wasWeeklyRateCents }) => wasWeeklyRateCents !== null);
    expect(reduced.length).toBeGreaterThan(0);
    for (const { wasWeeklyRateCents, wasPriceSince, weeklyRateCents } of reduced) {
      expect(wasWeeklyRateCents).toBeGreaterThan(weeklyRateCents);
      expect(wasPriceSince).toBe('2026-11-01');
    }
  });
});

describe('the price tags of the mockups, at the base zone', () => {
  it.each([
    ['alder-3-seat-sofa', 2499, 78, 194922, 97461, 2799],
    ['65-4k-smart-tv', 2299, 91, 209209, 104605, 2599],
    ['french-door-refrigerator-26-cu-ft', 3699, 104, 384696, 192348, null],
    ['front-load-washer-dryer-pair', 3399, 104, 353496, 176748, 3799],
    ['calder-reclining-sofa', 2999, 91, 272909, 136455, null],
    ['linden-loveseat', 1499, 78, 116922, 58461, null],
    ['marlow-chaise-sofa', 2799, 91, 254709, 127355, null],
    ['tansy-tufted-sofa', 2199, 78, 171522, 85761, 2499],
    ['bexley-sleeper-sofa', 2699, 91, 245609, 122805, null],
    ['fern-loveseat', 1399, 78, 109122, 54561, null],
    ['heron-dining-set', 1299, 78, 101322, 50661, null],
    ['11-tablet-128-gb', 1099, 52, 57148, 28574, null],
    ['sorrel-coffee-table', 799, 52, 41548, 20774, null],
    ['upright-freezer-14-cu-ft', 1099, 78, 85722, 42861, null],
    ['15-everyday-laptop-16-gb', 1799, 65, 116935, 58468, null],
    ['top-load-washer-dryer-pair', 2499, 91, 227409, 113705, null],
  ])('%s', (productId, weeklyRateCents, weeks, totalCents, cashPriceCents, wasWeeklyRateCents) => {
    const price = getPrice(productId);
    expect(price).toMatchObject({ weeklyRateCents, weeks, cashPriceCents, wasWeeklyRateCents });
    expect(totalRentCents(price)).toBe(totalCents);
  });

  it.each([
    ['alder-3-seat-sofa', 2299, 66, 75867],
    ['fern-recliner', 1199, 66, 39567],
  ])('%s, pre-owned and graded great', (productId, weeklyRateCents, weeks, cashPriceCents) => {
    expect(getPrice(productId, 'USED_GREAT')).toMatchObject({ weeklyRateCents, weeks, cashPriceCents });
  });
});
