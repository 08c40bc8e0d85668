import { DELIVERY_BANDS } from '@ownpath/domain/catalog';
import { formatCents } from '@ownpath/domain/money';
import type { Locale } from '@ownpath/domain/site';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { type FilterKey, PRICE_RANGES, priceRangeValue } from './search-filters.ts';

/** Spanish for the values of specification section 9, which are English themselves. */
const SPANISH: Readonly<Record<string, string>> = {
  New: 'Nuevo',
  'Previously Rented - Great': 'Rentado antes - Excelente',
  'Previously Rented - Good': 'Rentado antes - Bueno',
  'Previously Rented - Fair': 'Rentado antes - Aceptable',
  'In Stock In Your Store': 'Disponible en su tienda',
  'In Stock Nearby': 'Disponible cerca',
  'Special Order': 'Pedido especial',
  Carryout: 'Para llevar',
  '1-3 Days': '1 a 3 días',
  '3-7 Days': '3 a 7 días',
  '1-2 Weeks': '1 a 2 semanas',
  '1-6 Weeks': '1 a 6 semanas',
  '2-4 Weeks': '2 a 4 semanas',
  '4-6 Weeks': '4 a 6 semanas',
};

/** Values with an order of their own; others go by count. */
const ORDERED_VALUES: Partial<Record<FilterKey, readonly string[]>> = {
  availability: ['In Stock In Your Store', 'In Stock Nearby', 'Special Order'],
  condition: ['New', 'Previously Rented - Great', 'Previously Rented - Good', 'Previously Rented - Fair'],
  delivery: DELIVERY_BANDS.map(({ label }) => label),
  price: PRICE_RANGES.map(priceRangeValue),
};

function priceLabel(value: string, locale: Locale): string {
  const [min = 0, max = 0] = value.split('-').map(Number);
  const [from, to] = [formatCents(min, locale), formatCents(max, locale)];
  if (min === 0) return locale === 'es-US' ? `Hasta ${to}` : `Up to ${to}`;
  if (max === PRICE_RANGES.at(-1)?.maxCents) return locale === 'es-US' ? `${from} o más` : `${from} and up`;
  return locale === 'es-US' ? `${from} a ${to}` : `${from} to ${to}`;
}

/** What a shopper reads for a facet value. */
export function facetLabel(
  key: FilterKey,
  value: string,
  locale: Locale,
  { colorNames, sizeNames }: Pick<CatalogSnapshot, 'colorNames' | 'sizeNames'>,
): string {
  if (key === 'price') return priceLabel(value, locale);
  if (key === 'color') return colorNames.get(value)?.[locale] ?? value;
  if (key === 'size') return sizeNames.get(value)?.[locale] ?? value;
  if (key === 'clearance') return locale === 'es-US' ? 'Liquidación' : 'Clearance';
  return key !== 'brand' && locale === 'es-US' ? (SPANISH[value] ?? value) : value;
}

type CountedValue = { readonly value: string; readonly count: number };

const byCount = (a: CountedValue, b: CountedValue) => b.count - a.count || a.value.localeCompare(b.value);

/** Named sizes first, then measures from small to large. */
function compareSizes(a: CountedValue, b: CountedValue): number {
  const [one, other] = [Number.parseFloat(a.value), Number.parseFloat(b.value)];
  if (Number.isNaN(one) || Number.isNaN(other)) {
    return Number(Number.isNaN(other)) - Number(Number.isNaN(one)) || byCount(a, b);
  }
  return one - other;
}

/** Order of the values of a facet. */
export function compareFacetValues(key: FilterKey): (a: CountedValue, b: CountedValue) => number {
  if (key === 'size') return compareSizes;
  const order = ORDERED_VALUES[key];
  if (order) return (a, b) => order.indexOf(a.value) - order.indexOf(b.value);
  return byCount;
}
