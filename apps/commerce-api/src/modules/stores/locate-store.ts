import { type LocatedStore, STORE_DISTANCE_UNIT, STORE_SEARCH_MAX_DISTANCE } from '@ownpath/domain/stores';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { findPreference } from '../preferences/index.ts';
import { findNearestStore } from './search-stores.ts';

/** The store of a client address, where the site assigns one; null when there is none. Never throws. */
export type LocateStore = (clientAddress: string | null) => Promise<LocatedStore | null>;

/** The preferences as the site sets them; whatever is malformed switches the assignment off. */
const AutoAssign = z.object({
  isEnabled: z.literal(true),
  params: z.object({
    maxDistance: z.number().positive().max(STORE_SEARCH_MAX_DISTANCE),
    distanceUnit: z.literal(STORE_DISTANCE_UNIT),
  }),
});

const CACHE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

type Parts = Pick<Dependencies, 'database' | 'clock' | 'config' | 'ports' | 'log'>;

async function readMaxMiles(deps: Parts): Promise<number | null> {
  const [isEnabled, params] = await Promise.all([
    findPreference(deps, 'autoAssignStoreEnabled'),
    findPreference(deps, 'autoAssignStoreParams'),
  ]);
  const read = AutoAssign.safeParse({ isEnabled, params });
  return read.success ? read.data.params.maxDistance : null;
}

async function findStoreNear(deps: Parts, clientAddress: string): Promise<LocatedStore | null> {
  const maxMiles = await readMaxMiles(deps);
  if (maxMiles === null) return null;
  const place = await deps.ports.ipLocator.locate(clientAddress);
  return place && findNearestStore(deps, place, maxMiles);
}

/**
 * Locates callers by their address, as `autoAssignStoreEnabled` and `autoAssignStoreParams` allow
 * (docs/decisions/0032-a-newcomers-store.md). An answer is cached for a minute, also that there is none: a locator
 * that is down is not asked for every call.
 */
export function createStoreLocator(deps: Parts): LocateStore {
  const located = new LRUCache<
    string,
    { readonly store: Promise<LocatedStore | null>; readonly atMs: number }
  >({ max: MAX_ADDRESSES });
  return (clientAddress) => {
    if (clientAddress === null) return Promise.resolve(null);
    const nowMs = deps.clock.now().getTime();
    const known = located.get(clientAddress);
    if (known && nowMs - known.atMs < CACHE_MS) return known.store;
    const store = findStoreNear(deps, clientAddress).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'the store of a caller was not located');
      return null;
    });
    located.set(clientAddress, { store, atMs: nowMs });
    return store;
  };
}
