import type { ProductSearchResponse, WireRefinement } from '@ownpath/contracts/catalog';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import { type ActiveFilter, type FilterKey, readFilters } from './search-filters.ts';

/** Documented limit of refinements in one call. */
const MAX_REFINEMENTS = 9;

/** Filters by the documented attribute id; custom attributes begin with `c_`. */
const ATTRIBUTES = {
  price: 'price',
  brand: 'brand',
  c_refinementColor: 'color',
  c_size: 'size',
  c_availability: 'availability',
  c_condition: 'condition',
  c_delivery: 'delivery',
  c_clearance: 'clearance',
} as const satisfies Record<string, FilterKey>;
type AttributeId = keyof typeof ATTRIBUTES;
const attributeIds = Object.keys(ATTRIBUTES) as AttributeId[];

const LABELS: Readonly<Record<AttributeId | 'cgid', Readonly<Record<Locale, string>>>> = {
  cgid: { 'en-US': 'Category', 'es-US': 'Categoría' },
  price: { 'en-US': 'Weekly price', 'es-US': 'Precio semanal' },
  brand: { 'en-US': 'Brand', 'es-US': 'Marca' },
  c_refinementColor: { 'en-US': 'Color', 'es-US': 'Color' },
  c_size: { 'en-US': 'Size', 'es-US': 'Tamaño' },
  c_availability: { 'en-US': 'Availability', 'es-US': 'Disponibilidad' },
  c_condition: { 'en-US': 'Condition', 'es-US': 'Condición' },
  c_delivery: { 'en-US': 'Delivery', 'es-US': 'Entrega' },
  c_clearance: { 'en-US': 'Clearance', 'es-US': 'Liquidación' },
};

export function refinementLabel(attributeId: AttributeId | 'cgid', locale: Locale): string {
  return LABELS[attributeId][locale];
}

export type Refinements = {
  readonly categoryId: string | undefined;
  readonly isOrderableOnly: boolean;
  readonly filters: readonly ActiveFilter[];
  /** As sent, by attribute id. */
  readonly selected: Readonly<Record<string, string>>;
};

const dollarRange = /^\((\d{1,5}(?:\.\d{1,2})?)\.\.(\d{1,5}(?:\.\d{1,2})?)\)$/;

/** `(15..24.99)` in dollars a week, as `1500-2499` in cents. */
function toCentRange(value: string): string {
  const [, from, to] = dollarRange.exec(value) ?? [];
  if (from === undefined || to === undefined) {
    throw new DomainError('InvalidParameters', 'A price refinement is a range of dollars, as in (11..31).');
  }
  return `${Math.round(Number(from) * 100)}-${Math.round(Number(to) * 100)}`;
}

function toDollarRange(value: string): string {
  const [from = 0, to = 0] = value.split('-').map((cents) => Number(cents) / 100);
  return `(${from}..${to})`;
}

function splitRefinement(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) {
    throw new DomainError(
      'InvalidParameters',
      'A refinement is an attribute and its values, as in brand=A|B.',
    );
  }
  return [text.slice(0, at), text.slice(at + 1)];
}

function isAttributeId(text: string): text is AttributeId {
  return (attributeIds as readonly string[]).includes(text);
}

/**
 * Refinements as documented: `attribute=value|value`, several of them, one category.
 * @throws DomainError `InvalidParameters` for more than nine, unknown attributes, and values of a wrong form
 */
export function readRefinements(
  sent: string | readonly string[] | undefined,
  hasStore: boolean,
): Refinements {
  const texts = [sent ?? []].flat();
  if (texts.length > MAX_REFINEMENTS) {
    throw new DomainError('InvalidParameters', `A search takes ${MAX_REFINEMENTS} refinements.`);
  }
  const selected = Object.fromEntries(texts.map(splitRefinement));
  const { cgid, orderable_only: orderableOnly, ...attributes } = selected;
  const filters = Object.entries(attributes).map(([attributeId, text]) => {
    if (!isAttributeId(attributeId)) {
      throw new DomainError('InvalidParameters', `There is no refinement ${attributeId}.`);
    }
    const values = text.split('|').filter(Boolean);
    return {
      key: ATTRIBUTES[attributeId],
      values: attributeId === 'price' ? values.map(toCentRange) : values,
    };
  });
  return {
    categoryId: cgid,
    isOrderableOnly: orderableOnly === 'true',
    filters: readFilters(filters, hasStore),
    selected,
  };
}

/** Facets under their documented attribute ids. */
export function toRefinements(facets: ProductSearchResponse['facets'], locale: Locale): WireRefinement[] {
  const byKey = new Map(facets.map((facet) => [facet.key, facet.values]));
  return attributeIds.flatMap((attributeId): WireRefinement[] => {
    const values = byKey.get(ATTRIBUTES[attributeId]);
    if (!values) return [];
    return [
      {
        attributeId,
        label: refinementLabel(attributeId, locale),
        values: values.map(({ value, label, count }) => ({
          value: attributeId === 'price' ? toDollarRange(value) : value,
          label,
          hitCount: count,
        })),
      },
    ];
  });
}
