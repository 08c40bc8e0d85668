import type { Condition } from '@ownpath/contracts/wire';
import { MIN_SEARCH_CHARACTERS } from '@ownpath/domain/catalog';
import type { PriceTotals } from '../../shared/pricing/price-text.ts';
import type { ChosenStore } from '../../shared/shopper/chosen-store.server.ts';

/** The store whose prices are shown. */
export type PricingStore = Pick<ChosenStore, 'address1' | 'postalCode' | 'isGuess'>;

/** Suggestions for a query. */
export type Suggestions = {
  /** The query that these belong to. */
  readonly query: string;
  readonly store: PricingStore | null;
  /** Searches that have results in the shopper's store. */
  readonly phrases: readonly string[];
  readonly departments: readonly SuggestedDepartment[];
  /** Pages that answer a question. */
  readonly help: readonly { readonly path: string; readonly name: string }[];
  readonly products: readonly SuggestedProduct[];
};

export type SuggestedDepartment = {
  readonly id: string;
  readonly name: string;
  /** The department that it belongs to; null at the top. */
  readonly parentName: string | null;
  readonly urlPath: string;
};

export type SuggestedProduct = {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly urlPath: string;
  readonly condition: Condition;
  /** Of the picture, where a color was asked for. */
  readonly colorId: string | null;
  /** All four frequencies; empty while no store is chosen. */
  readonly rates: readonly PriceTotals[];
};

export const noSuggestions: Suggestions = {
  query: '',
  store: null,
  phrases: [],
  departments: [],
  help: [],
  products: [],
};

/** One option of the search panel. */
export type SearchOption = { readonly key: string; readonly text: string; readonly href: string } & (
  | { readonly kind: 'recent' | 'popular' | 'phrase' | 'help' }
  | { readonly kind: 'department'; readonly parentName: string | null }
  | { readonly kind: 'product'; readonly product: SuggestedProduct }
);

/** An option that fills the field, and not one that leads to a page. */
export const isSearch = ({ kind }: SearchOption) =>
  kind === 'phrase' || kind === 'recent' || kind === 'popular';

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

/** How many of each kind are listed. */
const SHOWN = { phrase: 4, department: 3, help: 2, recent: 2, product: 4 } as const;

/**
 * Matching recent searches for a short query, and the popular ones before anything is typed. For a longer one searches,
 * departments, pages for questions and the shopper's own searches, those first that are about the same, and products.
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
    return [...own.map(searchOption('recent')), ...others.map(searchOption('popular'))];
  }
  if (!suggestions) return [];
  const phrases = suggestions.phrases.slice(0, SHOWN.phrase);
  return [
    ...phrases.map(searchOption('phrase')),
    ...suggestions.departments.slice(0, SHOWN.department).map(
      ({ id, name, parentName, urlPath }): SearchOption => ({
        kind: 'department',
        key: `department-${id}`,
        text: name,
        href: `/c/${urlPath}`,
        parentName,
      }),
    ),
    ...suggestions.help.slice(0, SHOWN.help).map(({ path, name }) => option('help', path, name, path)),
    ...recentFor(query, recent, phrases).map(searchOption('recent')),
    ...suggestions.products.slice(0, SHOWN.product).map(
      (product): SearchOption => ({
        kind: 'product',
        key: `product-${product.id}`,
        text: product.name,
        href: productHref(product),
        product,
      }),
    ),
  ];
}

/** The shopper's own searches, newest first, before them those that have a word of the query. */
function recentFor(query: string, recent: readonly string[], phrases: readonly string[]): string[] {
  const shown = new Set([query, ...phrases].map(lower));
  const words = lower(query).split(/\s+/);
  const isAlike = (search: string) => words.some((word) => ` ${lower(search)}`.includes(` ${word}`));
  const others = recent.filter((search) => !shown.has(lower(search)));
  return [...others.filter(isAlike), ...others.filter((search) => !isAlike(search))].slice(0, SHOWN.recent);
}

/** The product's page at the price and in the color that are shown. */
function productHref({ urlPath, condition, rates, colorId }: SuggestedProduct): string {
  const chosen = new URLSearchParams({
    ...(rates.length > 0 ? { condition } : {}),
    ...(colorId === null ? {} : { color: colorId }),
  });
  return `/p/${urlPath}${chosen.size > 0 ? `?${chosen}` : ''}`;
}

const lower = (search: string) => search.toLocaleLowerCase();

const option = (
  kind: Exclude<SearchOption['kind'], 'product' | 'department'>,
  id: string,
  text: string,
  href: string,
): SearchOption => ({ kind, key: `${kind}-${id}`, text, href });

const searchOption =
  (kind: 'recent' | 'popular' | 'phrase') =>
  (text: string): SearchOption =>
    option(kind, text, text, searchHref(text));

/** The next option for an arrow key. -1 is the input itself, which comes after the last and before the first option. */
export function moveActive(active: number, step: 1 | -1, count: number): number {
  const stops = count + 1;
  return ((active + 1 + step + stops) % stops) - 1;
}
