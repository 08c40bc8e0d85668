import { RECENT_SEARCH_LIMIT } from '@ownpath/domain/catalog';
import { keep, readKept } from '../../platform/browser-storage.ts';

/** What the search box shows below itself. */
export type Suggestions = {
  /** The words that these belong to. */
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

/** One line of the search panel. */
export type SearchOption =
  | {
      readonly kind: 'recent' | 'phrase';
      readonly key: string;
      readonly words: string;
      readonly href: string;
    }
  | {
      readonly kind: 'product';
      readonly key: string;
      readonly words: string;
      readonly href: string;
      readonly brand: string;
      readonly imageUrl: string;
    };

/** Suggestions are asked for from so many characters on (specification section 6: a minimum, not shown; ours). */
export const MIN_SEARCH_CHARACTERS = 3;

export function searchHref(words: string): string {
  return `/search?${new URLSearchParams({ q: words })}`;
}

/** Before enough is typed the recent searches that begin so, then phrases and products that answer the words. */
export function listOptions(
  typed: string,
  recent: readonly string[],
  suggestions: Suggestions | undefined,
): SearchOption[] {
  const words = typed.trim();
  if (words.length < MIN_SEARCH_CHARACTERS) {
    const start = words.toLocaleLowerCase();
    return recent
      .filter((search) => search.toLocaleLowerCase().startsWith(start))
      .map((search) => ({
        kind: 'recent',
        key: `recent-${search}`,
        words: search,
        href: searchHref(search),
      }));
  }
  if (!suggestions) return [];
  return [
    ...suggestions.phrases.map(
      (phrase): SearchOption => ({
        kind: 'phrase',
        key: `phrase-${phrase}`,
        words: phrase,
        href: searchHref(phrase),
      }),
    ),
    ...suggestions.products.map(
      (product): SearchOption => ({
        kind: 'product',
        key: `product-${product.id}`,
        words: product.name,
        href: `/p/${product.urlPath}`,
        brand: product.brand,
        imageUrl: product.imageUrl,
      }),
    ),
  ];
}

/** The next option by arrow keys; -1 is the field itself, and both ends lead to it. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}

/** The words first, what was there before without them after, and no more than the limit. */
export function withSearch(searches: readonly string[], words: string): string[] {
  const key = words.trim().toLocaleLowerCase();
  if (key === '') return [...searches];
  const others = searches.filter((search) => search.toLocaleLowerCase() !== key);
  return [words.trim(), ...others].slice(0, RECENT_SEARCH_LIMIT);
}

/** The last searches of this browser, the newest first; none where storage is shut or holds something else. */
export function readRecentSearches(): string[] {
  const kept = readKept('recentSearches');
  if (!Array.isArray(kept)) return [];
  return kept.filter((entry): entry is string => typeof entry === 'string').slice(0, RECENT_SEARCH_LIMIT);
}

export function rememberSearch(words: string): void {
  keep('recentSearches', withSearch(readRecentSearches(), words));
}

export function forgetSearches(): void {
  keep('recentSearches', []);
}
