import type { CommerceFetch } from './commerce-fetch.server.ts';
import type { ReadPolicy } from './read-policies.ts';

export type ReadClock = { readonly now: () => number };

type Kept = { readonly text: string; readonly keptAtMs: number };

/** Answers that one process keeps; the oldest go first. */
const MAX_KEPT = 500;

/** Answers to reads that carry no visitor, so that they are anyone's. Failures are never kept. */
export type KeptReads = {
  /**
   * What is kept while it is fresh. What is stale is answered once more, and asked for again meanwhile; what is older
   * than the policy keeps it is asked for first. Callers of the same moment share one call.
   */
  read(key: string, policy: ReadPolicy, load: () => Promise<string>): Promise<string>;
};

export function createKeptReads(clock: ReadClock = { now: Date.now }): KeptReads {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<string>>();

  function keep(key: string, text: string): void {
    kept.delete(key);
    kept.set(key, { text, keptAtMs: clock.now() });
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  function loadOnce(key: string, load: () => Promise<string>): Promise<string> {
    const running = loading.get(key);
    if (running) return running;
    const started = load()
      .then((text) => {
        keep(key, text);
        return text;
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  return {
    async read(key, policy, load) {
      const keepMs = policy.keepMs ?? policy.staleMs ?? 0;
      const staleMs = policy.staleMs ?? keepMs;
      const found = kept.get(key);
      const ageMs = found ? clock.now() - found.keptAtMs : Number.POSITIVE_INFINITY;
      if (!found || ageMs >= keepMs) return loadOnce(key, load);
      // What is stale is better than nothing: a failure changes nothing, and the next reader asks again.
      if (ageMs >= staleMs) loadOnce(key, load).catch(() => {});
      return found.text;
    },
  };
}

const byService = new WeakMap<CommerceFetch, KeptReads>();

/** One memory for each API that this process calls. */
export function keptReadsOf(fetch: CommerceFetch): KeptReads {
  const known = byService.get(fetch) ?? createKeptReads();
  byService.set(fetch, known);
  return known;
}
