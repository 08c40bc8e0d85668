import { RECENT_SEARCH_LIMIT } from '@ownpath/domain/catalog';

/** Stays in this browser; decision 0014. */
const STORAGE_KEY = 'recentSearches';

/** The words first, what was there before without them after, and no more than the limit. */
export function withSearch(searches: readonly string[], words: string): string[] {
  const key = words.trim().toLocaleLowerCase();
  if (key === '') return [...searches];
  const others = searches.filter((search) => search.toLocaleLowerCase() !== key);
  return [words.trim(), ...others].slice(0, RECENT_SEARCH_LIMIT);
}

/** The last searches of this browser, the newest first; none where storage is shut or holds something else. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((entry): entry is string => typeof entry === 'string').slice(0, RECENT_SEARCH_LIMIT);
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  write(withSearch(readRecentSearches(), words));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // Searching goes on without memory.
  }
}
