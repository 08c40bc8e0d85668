import { LRUCache } from 'lru-cache';
import type { CommerceFetch } from './commerce-fetch.server.ts';
import type { ReadPolicy } from './read-policies.ts';

export type ReadClock = { readonly now: () => number };

type Stored = { readonly text: string; readonly storedAtMs: number };

/** Maximum number of cached answers per API. */
const MAX_ANSWERS = 500;

/** Caches answers to reads without shopper data, so that all shoppers can share them. Failures are never cached. */
export type CachedReads = {
  /**
   * Returns the cached answer while it is fresh. A stale answer is returned and refreshed in the background. An answer
   * older than the policy allows is read again first. Concurrent callers share one call.
   */
  read(key: string, policy: ReadPolicy, load: () => Promise<string>): Promise<string>;
};

export function createCachedReads(clock: ReadClock = { now: Date.now }): CachedReads {
  const answers = new LRUCache<string, Stored>({ max: MAX_ANSWERS });
  const loading = new Map<string, Promise<string>>();

  function loadOnce(key: string, load: () => Promise<string>): Promise<string> {
    const running = loading.get(key);
    if (running) return running;
    const started = load()
      .then((text) => {
        answers.set(key, { text, storedAtMs: clock.now() });
        return text;
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  return {
    async read(key, policy, load) {
      const maxAgeMs = policy.keepMs ?? policy.staleMs ?? 0;
      const staleMs = policy.staleMs ?? maxAgeMs;
      const found = answers.get(key);
      const ageMs = found ? clock.now() - found.storedAtMs : Number.POSITIVE_INFINITY;
      if (!found || ageMs >= maxAgeMs) return loadOnce(key, load);
      // A stale answer is better than none: after a failure the next caller reads again.
      if (ageMs >= staleMs) loadOnce(key, load).catch(() => {});
      return found.text;
    },
  };
}

const byService = new WeakMap<CommerceFetch, CachedReads>();

/** One cache per API that this process calls. */
export function cachedReadsOf(fetch: CommerceFetch): CachedReads {
  const known = byService.get(fetch) ?? createCachedReads();
  byService.set(fetch, known);
  return known;
}
