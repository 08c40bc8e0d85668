import { LRUCache } from 'lru-cache';
import type { CommerceFetch } from './commerce-fetch.server.ts';
import type { ReadPolicy } from './read-policies.ts';

export type ReadClock = { readonly now: () => number };

type Stored = { readonly answer: unknown; readonly storedAtMs: number };

/** Maximum number of cached answers per API. */
const MAX_ANSWERS = 500;
/** Of those, one for each visitor's address: small, and many. */
const MAX_ADDRESS_ANSWERS = 5_000;

/** Keeps one visitor's page from changing what the next one gets. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Caches answers to reads without shopper data, so that all shoppers can share them. Failures are never cached. */
export type CachedReads = {
  /**
   * Returns the cached answer while it is fresh. A stale answer is returned and refreshed in the background. An answer
   * older than the policy allows is read again first. Concurrent callers share one call.
   */
  read(key: string, policy: ReadPolicy, load: () => Promise<unknown>): Promise<unknown>;
  /** Nothing that was asked for before this is returned to those who ask after it. */
  clear(): void;
};

export function createCachedReads(
  clock: ReadClock = { now: Date.now },
  max: number = MAX_ANSWERS,
): CachedReads {
  const answers = new LRUCache<string, Stored>({ max });
  let loading = new Map<string, Promise<unknown>>();

  function loadOnce(key: string, load: () => Promise<unknown>): Promise<unknown> {
    const current = loading;
    const running = current.get(key);
    if (running) return running;
    const started = load()
      .then((loaded) => {
        const answer = freeze(loaded);
        if (current === loading) answers.set(key, { answer, storedAtMs: clock.now() });
        return answer;
      })
      .finally(() => current.delete(key));
    current.set(key, started);
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
      return found.answer;
    },
    clear() {
      answers.clear();
      loading = new Map();
    },
  };
}

type Caches = {
  readonly shared: CachedReads;
  readonly byAddress: CachedReads;
  /** By the state of the catalogue: an answer of an earlier state is never asked for again. */
  readonly byState: CachedReads;
  /** Whether the API names the state of its catalogue. */
  hasStates: boolean;
};

const byService = new WeakMap<CommerceFetch, Caches>();

/** The caches of an API that this process calls: answers for all visitors, for all of an address, of a catalogue's state. */
export function cachedReadsOf(fetch: CommerceFetch): Caches {
  const known = byService.get(fetch) ?? {
    shared: createCachedReads(),
    byAddress: createCachedReads(undefined, MAX_ADDRESS_ANSWERS),
    byState: createCachedReads(),
    hasStates: true,
  };
  byService.set(fetch, known);
  return known;
}

/** Forgets what is the same for all visitors, as after a change of the shop's content. */
export function forgetSharedReads(fetch: CommerceFetch): void {
  cachedReadsOf(fetch).shared.clear();
}
