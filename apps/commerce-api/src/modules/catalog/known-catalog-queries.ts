import { databaseOf, type Queryable } from '../../database/connect.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';

const snapshots = new WeakMap<object, CatalogSnapshot>();

/** The newest copy of a database's catalogue that this process has read; null before the first. */
export function knownCatalog(queryable: Queryable): CatalogSnapshot | null {
  return snapshots.get(databaseOf(queryable)) ?? null;
}

export function keepCatalog(queryable: Queryable, snapshot: CatalogSnapshot): void {
  snapshots.set(databaseOf(queryable), snapshot);
}
