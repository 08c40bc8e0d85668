/** Suggestions for a query. */
export type Suggestions = {
  /** The query that these belong to. */
  readonly query: string;
  readonly phrases: readonly string[];
  readonly products: readonly {
    readonly id: string;
    readonly name: string;
    readonly brand: string;
    readonly imageUrl: string;
    readonly urlPath: string;
  }[];
};

/** One option of the search panel. */
export type SearchOption =
  | {
      readonly kind: 'recent' | 'popular' | 'phrase';
      readonly key: string;
      readonly text: string;
      readonly href: string;
    }
  | {
      readonly kind: 'product';
      readonly key: string;
      readonly text: string;
      readonly href: string;
      readonly brand: string;
      readonly imageUrl: string;
    };

/** Minimum query length for suggestions (specification section 6 asks for a minimum without naming it). */
export const MIN_SEARCH_CHARACTERS = 3;

export function searchHref(query: string): string {
  return `/search?${new URLSearchParams({ q: query })}`;
}

/** What is offered without a request for each letter. */
export type KnownSearches = {
  /** The shopper's own, newest first. */
  readonly recent: readonly string[];
  /** The retailer's choice, in the language of the page. */
  readonly popular: readonly string[];
};

/**
 * Matching recent searches for a short query, and the popular ones before anything is typed; for a longer one phrases
 * and products.
 */
export function listOptions(
  typed: string,
  { recent, popular }: KnownSearches,
  suggestions: Suggestions | undefined,
): SearchOption[] {
  const query = typed.trim();
  if (query.length < MIN_SEARCH_CHARACTERS) {
    const start = lower(query);
    const own = recent.filter((search) => lower(search).startsWith(start));
    const known = new Set(own.map(lower));
    const others = query === '' ? popular.filter((search) => !known.has(lower(search))) : [];
    return [...own.map(optionOf('recent')), ...others.map(optionOf('popular'))];
  }
  if (!suggestions) return [];
  return [
    ...suggestions.phrases.map(optionOf('phrase')),
    ...suggestions.products.map(
      (product): SearchOption => ({
        kind: 'product',
        key: `product-${product.id}`,
        text: product.name,
        href: `/p/${product.urlPath}`,
        brand: product.brand,
        imageUrl: product.imageUrl,
      }),
    ),
  ];
}

const lower = (search: string) => search.toLocaleLowerCase();

const optionOf =
  (kind: 'recent' | 'popular' | 'phrase') =>
  (text: string): SearchOption => ({ kind, key: `${kind}-${text}`, text, href: searchHref(text) });

/** The next option for an arrow key. -1 is the input itself, which comes after the last and before the first option. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}
