import type { SearchFilter } from '@ownpath/contracts/catalog';
import { AVAILABILITY_LABELS, CONDITION_FILTER_LABELS } from '@ownpath/domain/catalog';
import { DomainError } from '../../domain-error.ts';
import type { ListingEntry } from './listing.ts';
import type { ProductPrice } from './product-prices.ts';

/** Keys of the listing filters, in the order in which they are shown. */
export const FILTER_KEYS = [
  'availability',
  'condition',
  'delivery',
  'price',
  'brand',
  'color',
  'size',
  'clearance',
  'weeklyUpTo',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** What these say depends on a store; without one they are left out (specification section 5, Search). */
const STORE_ONLY_KEYS: ReadonlySet<FilterKey> = new Set([
  'availability',
  'condition',
  'delivery',
  'price',
  'weeklyUpTo',
]);

/** Weekly rates in cents, both ends included. */
export type PriceRange = { readonly minCents: number; readonly maxCents: number };

export const PRICE_RANGES: readonly PriceRange[] = [
  { minCents: 0, maxCents: 1499 },
  { minCents: 1500, maxCents: 2499 },
  { minCents: 2500, maxCents: 3499 },
  { minCents: 3500, maxCents: 4999 },
  { minCents: 5000, maxCents: 99_999 },
];

export const priceRangeValue = ({ minCents, maxCents }: PriceRange) => `${minCents}-${maxCents}`;

function parsePriceRange(value: string): PriceRange {
  const [, min, max] = /^(\d{1,7})-(\d{1,7})$/.exec(value) ?? [];
  const range = { minCents: Number(min), maxCents: Number(max) };
  if (!(range.minCents <= range.maxCents)) {
    throw new DomainError('InvalidParameters', 'A price filter is a range of weekly cents, as in 1100-3100.');
  }
  return range;
}

/** Keys whose values are amounts; nothing is found under them by name. */
type AmountKey = 'price' | 'weeklyUpTo';

/** What one price of one product says under a key; amounts are compared instead. */
function valuesOf(
  key: Exclude<FilterKey, AmountKey>,
  entry: ListingEntry,
  price: ProductPrice | null,
): string[] {
  switch (key) {
    case 'availability':
      return price?.availability.type ? [AVAILABILITY_LABELS[price.availability.type]] : [];
    case 'condition':
      return price ? [CONDITION_FILTER_LABELS[price.condition]] : [];
    case 'delivery':
      return price?.availability.deliveryBand ? [price.availability.deliveryBand] : [];
    case 'brand':
      return [entry.brand];
    case 'color':
      return [...entry.colorIds];
    case 'size':
      return [...entry.sizes];
    case 'clearance':
      return entry.isClearance ? ['TRUE'] : [];
  }
}

/** Values of a key that a price can be counted or found under. */
export function facetValuesOf(key: FilterKey, entry: ListingEntry, price: ProductPrice | null): string[] {
  if (key === 'weeklyUpTo') return [];
  if (key !== 'price') return valuesOf(key, entry, price);
  const rate = price?.terms.weeklyRateCents;
  if (rate === undefined) return [];
  return PRICE_RANGES.filter(({ minCents, maxCents }) => rate >= minCents && rate <= maxCents).map(
    priceRangeValue,
  );
}

/** One key's selection: a price passes when it has any of the values. */
export type ActiveFilter = {
  readonly key: FilterKey;
  readonly values: readonly string[];
  readonly passes: (entry: ListingEntry, price: ProductPrice | null) => boolean;
};

/** Weekly cents that a price may cost at most: of several values the smallest. */
function parseLimit(values: readonly string[]): number {
  const limits = values.map((value) => (/^\d{1,7}$/.test(value) ? Number(value) : Number.NaN));
  const limitCents = Math.min(...limits);
  if (Number.isNaN(limitCents)) {
    throw new DomainError('InvalidParameters', 'weeklyUpTo takes weekly cents, as in 2499.');
  }
  return limitCents;
}

function toActiveFilter(key: FilterKey, values: readonly string[]): ActiveFilter {
  if (key === 'price') {
    const ranges = values.map(parsePriceRange);
    const passes: ActiveFilter['passes'] = (_entry, price) =>
      price !== null &&
      ranges.some(
        ({ minCents, maxCents }) =>
          price.terms.weeklyRateCents >= minCents && price.terms.weeklyRateCents <= maxCents,
      );
    return { key, values, passes };
  }
  if (key === 'weeklyUpTo') {
    const limitCents = parseLimit(values);
    return {
      key,
      values,
      passes: (_entry, price) => price !== null && price.terms.weeklyRateCents <= limitCents,
    };
  }
  const wanted = new Set(values);
  return {
    key,
    values,
    passes: (entry, price) => valuesOf(key, entry, price).some((value) => wanted.has(value)),
  };
}

function isFilterKey(key: string): key is FilterKey {
  return (FILTER_KEYS as readonly string[]).includes(key);
}

/**
 * The filters that count: the same key sent twice is one selection, one without values none.
 * @throws DomainError `InvalidParameters` for a key that does not exist or a malformed price range
 */
export function readFilters(filters: readonly SearchFilter[], hasStore: boolean): ActiveFilter[] {
  const valuesByKey = new Map<FilterKey, string[]>();
  for (const { key, value, values = value === undefined ? [] : [value] } of filters) {
    if (!isFilterKey(key)) throw new DomainError('InvalidParameters', `There is no filter ${key}.`);
    if (!hasStore && STORE_ONLY_KEYS.has(key)) continue;
    if (values.length > 0) valuesByKey.set(key, [...(valuesByKey.get(key) ?? []), ...values]);
  }
  return [...valuesByKey].map(([key, values]) => toActiveFilter(key, [...new Set(values)]));
}
