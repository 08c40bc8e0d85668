import type { Store } from '@ownpath/contracts/stores';
import { storeTermsOf } from '@ownpath/domain/stores';
import type { StoreRow } from './stores-store.ts';

/** A row as pages see it; `distanceMiles` null when no place was searched from. */
export function toStore(row: StoreRow, locale: 'en-US' | 'es-US', distanceMiles: number | null): Store {
  return {
    id: row.id,
    name: row.name,
    address1: row.address1,
    city: row.city,
    stateCode: row.stateCode,
    postalCode: row.postalCode,
    countryCode: row.countryCode,
    phone: row.phone,
    latitude: row.latitude,
    longitude: row.longitude,
    distanceMiles,
    timeZone: row.timeZone,
    tagline: row.tagline[locale],
    zoneId: row.zoneId,
    geoPoolStoreIds: [...row.geoPoolStoreIds],
    restrictedCategoryIds: [...row.restrictedCategoryIds],
    ecommerceCloseDate: row.ecommerceCloseDate,
    ...storeTermsOf(row),
    isHighRisk: row.isHighRisk,
    isDecisionEngineEnabled: row.isDecisionEngineEnabled,
    isIdentityVerificationEnabled: row.isIdentityVerificationEnabled,
    isBankVerificationEnabled: row.isBankVerificationEnabled,
    isReservationEnabled: row.isReservationEnabled,
    isEpoEnabled: row.isEpoEnabled,
    benefitPlusType: row.benefitPlusType,
  };
}
