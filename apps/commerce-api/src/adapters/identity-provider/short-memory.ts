import type { Clock } from '../../ports/index.ts';

const MOST_ENTRIES = 10_000;

/** Values that are forgotten after a while; the oldest goes when there are too many. */
export type ShortMemory<Value> = {
  put(key: string, value: Value): void;
  get(key: string): Value | null;
  /** The value, for the first that asks for it. */
  take(key: string): Value | null;
  forget(key: string): void;
};

export function createShortMemory<Value>(clock: Clock, lifetimeSeconds: number): ShortMemory<Value> {
  const entries = new Map<string, { readonly value: Value; readonly expiresAt: number }>();
  const get = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > clock.now().getTime() ? entry.value : null;
  };
  return {
    put(key, value) {
      const [oldest] = entries.keys();
      if (entries.size >= MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
      entries.set(key, { value, expiresAt: clock.now().getTime() + lifetimeSeconds * 1000 });
    },
    get,
    take(key) {
      const value = get(key);
      entries.delete(key);
      return value;
    },
    forget(key) {
      entries.delete(key);
    },
  };
}
