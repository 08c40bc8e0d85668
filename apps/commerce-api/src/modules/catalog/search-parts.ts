import type { ProductSearchResponse } from '@ownpath/contracts/catalog';
import { type Lexicon, type QueryPart, type Understanding, weeklyLimitText } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

type SearchPart = ProductSearchResponse['understood'][number];

const wishLabels = {
  used: { 'en-US': 'Pre-owned', 'es-US': 'Usado' },
  cheap: { 'en-US': 'Low price', 'es-US': 'Precio bajo' },
} as const;

/** Making one takes longer than the rest of an answer's texts. */
const alternatives: Record<Locale, Intl.ListFormat> = {
  'en-US': new Intl.ListFormat('en-US', { type: 'disjunction' }),
  'es-US': new Intl.ListFormat('es-US', { type: 'disjunction' }),
};

/** Kinds that one word means are named together: "sofa or loveseat". */
function kindLabel({ kinds }: Extract<QueryPart, { is: 'kind' }>, locale: Locale): string {
  const labels = new Set(kinds.map(({ label }) => label[locale]));
  return alternatives[locale].format(labels);
}

function labelOf(
  part: QueryPart,
  { maxWeeklyCents }: Understanding,
  lexicon: Lexicon,
  locale: Locale,
): string {
  switch (part.is) {
    case 'kind':
      return kindLabel(part, locale);
    case 'attribute':
      return part.attribute.label?.[locale] ?? part.text;
    case 'measure': {
      const label = lexicon.measureById.get(part.id)?.label?.[locale];
      return label?.replace('{value}', new Intl.NumberFormat(locale).format(part.value)) ?? part.text;
    }
    case 'price': {
      const text = weeklyLimitText(maxWeeklyCents ?? 0, locale);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
    case 'word':
      return part.text;
    default:
      return wishLabels[part.is][locale];
  }
}

/** In the catalogue's order of the property: the first one stands for all. */
function colorsOf(part: QueryPart, { colors }: CatalogSnapshot): SearchPart['colors'] {
  const ids = part.is === 'attribute' ? (part.attribute.select.colors ?? []) : [];
  return ids.flatMap((id) => {
    const color = colors.get(id);
    return color ? [{ id, hex: color.hex }] : [];
  });
}

/** What a query asks for, in the words of the locale. */
export function describeParts(
  understanding: Understanding,
  snapshot: CatalogSnapshot,
  locale: Locale,
): SearchPart[] {
  return understanding.parts.map((part) => ({
    type: part.is,
    label: labelOf(part, understanding, snapshot.search.lexicon, locale),
    colors: colorsOf(part, snapshot),
    queryWithout: part.without,
  }));
}

/** Colors that a query asks for. */
export const colorsAskedFor = ({ attributes }: Understanding): string[] =>
  attributes.flatMap(({ select }) => select.colors ?? []);
