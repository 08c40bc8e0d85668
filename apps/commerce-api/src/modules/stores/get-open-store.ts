import { getStateRule } from '@ownpath/domain/stores';
import { DomainError } from '../../domain-error.ts';
import { isSelling } from './selling-store.ts';
import { findStoreRow, type Queryable, type StoreRow } from './stores-queries.ts';

/**
 * The store that a shopper wants to make theirs.
 * @throws DomainError `StoreNotFound` when it is unknown or has closed; `StateNotServed` in a closed state
 */
export async function getOpenStore(queryable: Queryable, storeId: string, now: Date): Promise<StoreRow> {
  const row = await findStoreRow(queryable, storeId, now);
  if (!row) throw new DomainError('StoreNotFound', 'No such store.');
  if (!getStateRule(row.stateCode).enabled) {
    throw new DomainError('StateNotServed', `Nothing is rented in ${row.stateCode}.`);
  }
  if (!isSelling(row)) throw new DomainError('StoreNotFound', 'The store has stopped selling online.');
  return row;
}
