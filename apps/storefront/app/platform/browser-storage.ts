/** Everything that the shop keeps in a browser beside its cookies: stays on the device, and is sent nowhere. */
const KEYS = {
  /** Words that were searched for, the newest first; decision 0014. */
  recentSearches: 'recentSearches',
} as const;

/** What was kept, `null` where nothing was, it is no JSON, or storage is shut. */
export function readKept(key: keyof typeof KEYS): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEYS[key]) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value as JSON; where storage is shut or full the shop goes on without memory. */
export function keep(key: keyof typeof KEYS, value: unknown): void {
  try {
    localStorage.setItem(KEYS[key], JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
