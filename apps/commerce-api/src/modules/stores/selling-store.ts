import { calendarDateIn, HEAD_OFFICE_TIME_ZONE } from '@ownpath/domain/dates';
import { getStateRule, storeTermsOf } from '@ownpath/domain/law';
import { DomainError } from '../../domain-error.ts';
import { findStoreRow, type Queryable, type StoreRow } from './stores-queries.ts';

/** Data of the shopper's store that pricing and availability read. */
export type SellingStore = {
  readonly id: string;
  readonly stateCode: string;
  readonly zoneId: string;
  readonly timeZone: string;
  /** Within the limits of the state. */
  readonly sameAsCashDays: number;
  readonly processingFeeCents: number;
  readonly taxRatePpm: number;
  readonly isExtendedAisleEnabled: boolean;
  readonly isHighRisk: boolean;
  /** Stores of the same geo pool that sell today, this one left out. */
  readonly geoPoolStoreIds: readonly string[];
  readonly restrictedCategoryIds: readonly string[];
};

/** A store that is disabled, has stopped selling online or is in a closed state does not rent. */
export function isSelling(store: {
  readonly isEnabled: boolean;
  readonly hasClosed: boolean;
  readonly stateCode: string;
}): boolean {
  return store.isEnabled && !store.hasClosed && getStateRule(store.stateCode).enabled;
}

/** Columns of `sellingStoreFacts`. */
export type SellingStoreFacts = Omit<SellingStore, 'sameAsCashDays' | 'processingFeeCents'> &
  Pick<StoreRow, 'sameAsCashDays' | 'processingFeeCents' | 'isEnabled' | 'hasClosed'>;

/** The data of a store for pricing; null unless it sells. */
export function toSellingStore(row: SellingStoreFacts): SellingStore | null {
  if (!isSelling(row)) return null;
  return {
    id: row.id,
    stateCode: row.stateCode,
    zoneId: row.zoneId,
    timeZone: row.timeZone,
    ...storeTermsOf(row),
    taxRatePpm: row.taxRatePpm,
    isExtendedAisleEnabled: row.isExtendedAisleEnabled,
    isHighRisk: row.isHighRisk,
    geoPoolStoreIds: row.geoPoolStoreIds,
    restrictedCategoryIds: row.restrictedCategoryIds,
  };
}

/** The store, if it exists and sells at that moment (not closed, not in a closed state); else null. */
export async function findSellingStore(
  queryable: Queryable,
  storeId: string,
  now: Date,
): Promise<SellingStore | null> {
  const row = await findStoreRow(queryable, storeId, now);
  return row && toSellingStore(row);
}

/**
 * The store that a shopper chooses.
 * @throws DomainError `StoreNotFound` when it is unknown or has closed; `StateNotServed` in a closed state
 */
export async function getOpenStore(queryable: Queryable, storeId: string, now: Date): Promise<StoreRow> {
  const row = await findStoreRow(queryable, storeId, now);
  if (!row) throw new DomainError('StoreNotFound', 'No such store.');
  if (!getStateRule(row.stateCode).enabled) {
    throw new DomainError('StateNotServed', `Online rental is not available in ${row.stateCode}.`);
  }
  if (!isSelling(row)) throw new DomainError('StoreNotFound', 'The store has stopped selling online.');
  return row;
}

/** Today on the calendar of the shopper's store, `YYYY-MM-DD`: decides was-prices and what is online.
 * Without a store it is the head office's day. */
export function storeDay(store: { readonly timeZone: string } | null, now: Date): string {
  return calendarDateIn(now, store?.timeZone ?? HEAD_OFFICE_TIME_ZONE);
}
