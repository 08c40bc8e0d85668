import type { UsedCondition } from '@ownpath/domain/catalog';
import { getStateRule } from '@ownpath/domain/law';
import {
  bundleWeeklyRateCents,
  clampToCaps,
  endingIn99,
  endingIn99AtMost,
  extendedAisleWeeklyRateCents,
  type PriceCap,
  processingFeeCents,
  type RentalTerms,
  rentalTerms,
  usedTerms,
  zoneTerms,
} from '@ownpath/domain/pricing';
import type { DemoCondition, DemoPrice, DemoPriceZone, DemoProduct } from '../types/index.ts';
import { PROCESSING_FEE_CENTS, priceZones } from './price-zones.ts';

export { priceZones };

const usedConditions: readonly UsedCondition[] = ['USED_GREAT', 'USED_GOOD', 'USED_FAIR'];

/**
 * The whole price book: each product new in each zone, and used in three grades when it is re-rented.
 * Every price meets the caps of all states of its zone.
 */
export function buildPriceBook(products: readonly DemoProduct[]): readonly DemoPrice[] {
  return priceZones.flatMap((zone) => buildZonePrices(products, zone));
}

function buildZonePrices(products: readonly DemoProduct[], zone: DemoPriceZone): readonly DemoPrice[] {
  const caps = zone.stateCodes.map(getPriceCap);
  const newTerms = new Map<string, RentalTerms>();
  return products.flatMap((product) => {
    const terms = clampToCaps(caps, termsOfNew(product, zone, newTerms), product);
    newTerms.set(product.id, terms);
    return [
      { ...identify(product, zone, 'NEW'), ...terms, ...wasPrice(product, zone, terms) },
      ...usedConditionsOf(product).map((condition) => ({
        ...identify(product, zone, condition),
        ...usedTerms(terms, condition),
        wasWeeklyRateCents: null,
        wasPriceSince: null,
      })),
    ];
  });
}

/** Bundles come after their members in the catalog, so that the members' prices are known. */
function termsOfNew(
  product: DemoProduct,
  zone: DemoPriceZone,
  known: ReadonlyMap<string, RentalTerms>,
): RentalTerms {
  if (product.kind === 'bundle') {
    const rates = product.bundledProductIds.map((id) => {
      const terms = known.get(id);
      if (terms === undefined) throw new Error(`Bundle ${product.id} is priced before its member ${id}.`);
      return terms.weeklyRateCents;
    });
    return rentalTerms(endingIn99AtMost(bundleWeeklyRateCents(rates)), product.weeks);
  }
  const baseRateCents =
    product.kind === 'extended-aisle'
      ? extendedAisleWeeklyRateCents(product.baseWeeklyRateCents)
      : product.baseWeeklyRateCents;
  return zoneTerms({
    baseWeeklyRateCents: baseRateCents,
    weeks: product.weeks,
    zoneMultiplierBps: zone.multiplierBps,
  });
}

/** A was-price is stored only while it is above the zone's own rate. */
function wasPrice(
  product: DemoProduct,
  zone: DemoPriceZone,
  terms: RentalTerms,
): Pick<DemoPrice, 'wasWeeklyRateCents' | 'wasPriceSince'> {
  if (product.wasWeeklyRateCents === null) return { wasWeeklyRateCents: null, wasPriceSince: null };
  const wasWeeklyRateCents = endingIn99(inZone(product.wasWeeklyRateCents, zone));
  return wasWeeklyRateCents > terms.weeklyRateCents
    ? { wasWeeklyRateCents, wasPriceSince: product.wasPriceSince }
    : { wasWeeklyRateCents: null, wasPriceSince: null };
}

function usedConditionsOf(product: DemoProduct): readonly UsedCondition[] {
  return product.categoryIds.includes('previously-rented') ? usedConditions : [];
}

function identify(product: DemoProduct, zone: DemoPriceZone, condition: DemoCondition) {
  return { productId: product.id, zoneId: zone.id, condition };
}

function inZone(rateCents: number, zone: DemoPriceZone): number {
  return Math.round((rateCents * zone.multiplierBps) / 10_000);
}

function getPriceCap(stateCode: string): { cap: PriceCap | null; feesCents: number } {
  const rule = getStateRule(stateCode);
  if (!rule.enabled) throw new Error(`Nothing may be rented in ${stateCode}.`);
  return {
    cap: rule.priceCap,
    feesCents: processingFeeCents(PROCESSING_FEE_CENTS, rule.processingFeeMaxCents),
  };
}
