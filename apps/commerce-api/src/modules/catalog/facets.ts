import type { SearchFilter } from '@ownpath/contracts/catalog';
import { CLEARANCE_FILTER, readWeeklyRange, type WeeklyRange } from '@ownpath/domain/catalog';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { Facet, FixedValue, RateFacet } from './facet-definitions.ts';
import type { ListingEntry } from './listing-entry.ts';
import type { ProductPrice } from './product-prices.ts';

/** Filter by the highest weekly rate; never shown as a facet. */
const WEEKLY_LIMIT_KEY = 'weeklyUpTo';

export const priceRangeValue = ({ minCents, maxCents }: WeeklyRange) => `${minCents}-${maxCents}`;

function parsePriceRange(value: string): WeeklyRange {
  const range = readWeeklyRange(value);
  if (range) return range;
  throw new DomainError('InvalidParameters', 'A price filter is a range of weekly cents, as in 1100-3100.');
}

const isWithin = (cents: number, { minCents, maxCents }: WeeklyRange) =>
  cents >= minCents && cents <= maxCents;

/** The values under which the retailer lists a code of the engine; none when it does not list the code. */
const valuesOfCode = (values: readonly FixedValue[], code: string | null | undefined): string[] => {
  if (code === null || code === undefined) return [];
  const found = values.find(({ codes }) => codes.includes(code));
  return found ? [found.value] : [];
};

/** Values under which one price of one product is counted and found. */
export function facetValuesOf(facet: Facet, entry: ListingEntry, price: ProductPrice | null): string[] {
  switch (facet.source) {
    case 'availability':
      return valuesOfCode(facet.values, price?.availability.type);
    case 'condition':
      return valuesOfCode(facet.values, price?.condition);
    case 'delivery':
      return valuesOfCode(facet.values, price?.availability.deliveryBand);
    case 'clearance':
      return valuesOfCode(facet.values, entry.isClearance ? 'TRUE' : null);
    case 'brand':
      return [entry.brand];
    case 'color':
      // A pre-owned unit has one colour.
      return [...((price && entry.unitColorIds[price.condition]) ?? entry.colorIds)];
    case 'specification':
      return [...(entry.specificationValues[facet.key] ?? [])];
    case 'weekly-rate':
      return price
        ? facet.ranges
            .filter((range) => isWithin(price.terms.weeklyRateCents, range))
            .map((range) => priceRangeValue(range))
        : [];
  }
}

/** Whether prices of one product may have different values. */
export const isOfPrice = ({ source }: Facet): boolean =>
  source !== 'brand' && source !== 'specification' && source !== 'clearance';

/** One key's selection: a price passes when it has any of the values. */
export type ActiveFilter = {
  readonly key: string;
  readonly values: readonly string[];
  readonly passes: (entry: ListingEntry, price: ProductPrice | null) => boolean;
};

/** Highest weekly rate in cents; the smallest of several values. */
function parseLimit(values: readonly string[]): number {
  const limits = values.map((value) => (/^\d{1,7}$/.test(value) ? Number(value) : Number.NaN));
  const limitCents = Math.min(...limits);
  if (Number.isNaN(limitCents)) {
    throw new DomainError('InvalidParameters', 'weeklyUpTo takes weekly cents, as in 2499.');
  }
  return limitCents;
}

function passesFacet(facet: Facet, values: readonly string[]): ActiveFilter['passes'] {
  if (facet.source === 'weekly-rate') {
    const ranges = values.map(parsePriceRange);
    return (_entry, price) =>
      price !== null && ranges.some((range) => isWithin(price.terms.weeklyRateCents, range));
  }
  const selected = new Set(values);
  return (entry, price) => facetValuesOf(facet, entry, price).some((value) => selected.has(value));
}

function passesOf(key: string, values: readonly string[], facets: readonly Facet[]): ActiveFilter['passes'] {
  const facet = facets.find((one) => one.key === key);
  if (facet) return passesFacet(facet, values);
  if (key === WEEKLY_LIMIT_KEY) {
    const limitCents = parseLimit(values);
    return (_entry, price) => price !== null && price.terms.weeklyRateCents <= limitCents;
  }
  // The clearance category filters by it, whether or not the retailer shows the facet.
  if (key === CLEARANCE_FILTER.key) return ({ isClearance }) => isClearance;
  throw new DomainError('InvalidParameters', `There is no filter ${key}.`);
}

/** These facets depend on the store and are left out without one (specification section 5, Search). */
const STORE_SOURCES: ReadonlySet<Facet['source']> = new Set([
  'availability',
  'condition',
  'delivery',
  'weekly-rate',
]);

function needsStore(key: string, facets: readonly Facet[]): boolean {
  const facet = facets.find((one) => one.key === key);
  return facet ? STORE_SOURCES.has(facet.source) : key === WEEKLY_LIMIT_KEY;
}

/**
 * The active filters: a key that is sent twice is one selection; a key without values is ignored.
 * @throws DomainError `InvalidParameters` for a key that does not exist or a malformed price range
 */
export function readFilters(
  filters: readonly SearchFilter[],
  facets: readonly Facet[],
  hasStore: boolean,
): ActiveFilter[] {
  const valuesByKey = new Map<string, string[]>();
  for (const { key, value, values = value === undefined ? [] : [value] } of filters) {
    if (!hasStore && needsStore(key, facets)) continue;
    valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), ...values]);
  }
  return [...valuesByKey].flatMap(([key, sent]) => {
    const values = [...new Set(sent)];
    const passes = passesOf(key, values, facets);
    return values.length > 0 ? [{ key, values, passes }] : [];
  });
}

function rangeLabel({ ranges, rangeLabels }: RateFacet, value: string, locale: Locale): string {
  const [min = 0, max = 0] = value.split('-').map(Number);
  const isOpen = max === ranges.at(-1)?.maxCents;
  const { upTo, from, between } = rangeLabels;
  const text = min === 0 ? upTo : isOpen ? from : between;
  return text[locale].replace('{from}', formatCents(min, locale)).replace('{to}', formatCents(max, locale));
}

/** The label of a facet value. */
export function facetLabel(
  facet: Facet,
  value: string,
  locale: Locale,
  { colors, specificationNames }: Pick<CatalogSnapshot, 'colors' | 'specificationNames'>,
): string {
  switch (facet.source) {
    case 'weekly-rate':
      return rangeLabel(facet, value, locale);
    case 'brand':
      return value;
    case 'color':
      return colors.get(value)?.name[locale] ?? value;
    case 'specification':
      return specificationNames.get(facet.key)?.get(value)?.[locale] ?? value;
    default:
      return facet.values.find((one) => one.value === value)?.label[locale] ?? value;
  }
}

type CountedValue = { readonly value: string; readonly count: number };

const byCount = (a: CountedValue, b: CountedValue) => b.count - a.count || a.value.localeCompare(b.value);

/** Named values first, then measures from small to large. */
function byMeasure(a: CountedValue, b: CountedValue): number {
  const [one, other] = [Number.parseFloat(a.value), Number.parseFloat(b.value)];
  if (Number.isNaN(one) || Number.isNaN(other)) {
    return Number(Number.isNaN(other)) - Number(Number.isNaN(one)) || byCount(a, b);
  }
  return one - other || byCount(a, b);
}

function inOrderOf(order: readonly string[]): (a: CountedValue, b: CountedValue) => number {
  return (a, b) => order.indexOf(a.value) - order.indexOf(b.value);
}

/** The order of a facet's values: as the retailer lists them, by measure, or by count. */
export function compareFacetValues(facet: Facet): (a: CountedValue, b: CountedValue) => number {
  switch (facet.source) {
    case 'specification':
      return byMeasure;
    case 'brand':
    case 'color':
      return byCount;
    case 'weekly-rate':
      return inOrderOf(facet.ranges.map(priceRangeValue));
    default:
      return inOrderOf(facet.values.map(({ value }) => value));
  }
}
