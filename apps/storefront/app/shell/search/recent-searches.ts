import { RECENT_SEARCH_LIMIT } from '@ownpath/domain/catalog';
import { keep, readKept } from '../../platform/browser-storage.ts';

/** Puts a search first, removes its duplicate and cuts the list at the limit. */
export function withSearch(searches: readonly string[], query: string): string[] {
  const key = query.trim().toLocaleLowerCase();
  if (key === '') return [...searches];
  const others = searches.filter((search) => search.toLocaleLowerCase() !== key);
  return [query.trim(), ...others].slice(0, RECENT_SEARCH_LIMIT);
}

/** Recent searches in this browser, newest first. Empty when storage is blocked or holds other data. */
export function readRecentSearches(): string[] {
  const kept = readKept('recentSearches');
  if (!Array.isArray(kept)) return [];
  return kept.filter((entry): entry is string => typeof entry === 'string').slice(0, RECENT_SEARCH_LIMIT);
}

export function rememberSearch(query: string): void {
  keep('recentSearches', withSearch(readRecentSearches(), query));
}

export function forgetSearches(): void {
  keep('recentSearches', []);
}
