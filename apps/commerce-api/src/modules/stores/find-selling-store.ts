import { storeTermsOf } from '@ownpath/domain/stores';
import { isSelling, type SellingStore } from './selling-store.ts';
import { findStoreRow, type Queryable, type StoreRow } from './stores-queries.ts';

/** Columns of `sellingStoreFacts`. */
export type SellingStoreFacts = Omit<SellingStore, 'sameAsCashDays'> &
  Pick<StoreRow, 'sameAsCashDays' | 'processingFeeCents' | 'isEnabled' | 'hasClosed'>;

/** A store's facts as pricing reads them; null unless it sells. */
export function toSellingStore(row: SellingStoreFacts): SellingStore | null {
  if (!isSelling(row)) return null;
  return {
    id: row.id,
    stateCode: row.stateCode,
    zoneId: row.zoneId,
    timeZone: row.timeZone,
    sameAsCashDays: storeTermsOf(row).sameAsCashDays,
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
