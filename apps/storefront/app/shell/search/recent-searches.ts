import { RECENT_SEARCH_LIMIT } from '@ownpath/domain/catalog';
import { keep, readKept } from '../../platform/browser-storage.ts';

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
