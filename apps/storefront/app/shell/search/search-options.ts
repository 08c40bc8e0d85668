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
      readonly kind: 'recent' | 'phrase';
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

/** Matching recent searches for a short query, else phrases and products. */
export function listOptions(
  typed: string,
  recent: readonly string[],
  suggestions: Suggestions | undefined,
): SearchOption[] {
  const query = typed.trim();
  if (query.length < MIN_SEARCH_CHARACTERS) {
    const start = query.toLocaleLowerCase();
    return recent
      .filter((search) => search.toLocaleLowerCase().startsWith(start))
      .map((search) => ({
        kind: 'recent',
        key: `recent-${search}`,
        text: search,
        href: searchHref(search),
      }));
  }
  if (!suggestions) return [];
  return [
    ...suggestions.phrases.map(
      (phrase): SearchOption => ({
        kind: 'phrase',
        key: `phrase-${phrase}`,
        text: phrase,
        href: searchHref(phrase),
      }),
    ),
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

/** The next option for an arrow key. -1 is the input itself, which comes after the last and before the first option. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}
