import type { ProductSearchResponse, WireRefinement } from '@ownpath/contracts/catalog';
import type { Locale } from '@ownpath/domain/site';
import { DomainError } from '../../domain-error.ts';
import type { Facet } from './facet-definitions.ts';
import { type ActiveFilter, readFilters } from './facets.ts';

/** Documented limit of refinements in one call. */
const MAX_REFINEMENTS = 9;

/** The documented refinement by category; all others are facets of the retailer. */
const CATEGORY_REFINEMENT = { id: 'cgid', label: { 'en-US': 'Category', 'es-US': 'Categoría' } } as const;

export function toCategoryRefinement(values: WireRefinement['values'], locale: Locale): WireRefinement {
  const { id, label } = CATEGORY_REFINEMENT;
  return { attributeId: id, label: label[locale], values };
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

/**
 * Refinements as documented: `attribute=value|value`, several of them, one category.
 * @throws DomainError `InvalidParameters` for more than nine, unknown attributes and malformed values
 */
export function readRefinements(
  sent: string | readonly string[] | undefined,
  facets: readonly Facet[],
  hasStore: boolean,
): Refinements {
  const texts = [sent ?? []].flat();
  if (texts.length > MAX_REFINEMENTS) {
    throw new DomainError('InvalidParameters', `A search accepts at most ${MAX_REFINEMENTS} refinements.`);
  }
  const selected = Object.fromEntries(texts.map(splitRefinement));
  const { cgid, orderable_only: orderableOnly, ...attributes } = selected;
  const filters = Object.entries(attributes).map(([attributeId, text]) => {
    const facet = facets.find((one) => one.attributeId === attributeId);
    if (!facet) throw new DomainError('InvalidParameters', `There is no refinement ${attributeId}.`);
    const values = text.split('|').filter(Boolean);
    return {
      key: facet.key,
      values: facet.source === 'weekly-rate' ? values.map(toCentRange) : values,
    };
  });
  return {
    categoryId: cgid,
    isOrderableOnly: orderableOnly === 'true',
    filters: readFilters(filters, facets, hasStore),
    selected,
  };
}

/** Counted facets under their documented attribute ids. */
export function toRefinements(
  counted: ProductSearchResponse['facets'],
  facets: readonly Facet[],
  locale: Locale,
): WireRefinement[] {
  const valuesByKey = new Map(counted.map(({ key, values }) => [key, values]));
  return facets.flatMap(({ key, attributeId, label, source }): WireRefinement[] => {
    const values = valuesByKey.get(key);
    if (!values) return [];
    return [
      {
        attributeId,
        label: label[locale],
        values: values.map(({ value, label: name, count }) => ({
          value: source === 'weekly-rate' ? toDollarRange(value) : value,
          label: name,
          hitCount: count,
        })),
      },
    ];
  });
}
