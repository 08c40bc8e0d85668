import type { Store } from '@ownpath/contracts/stores';
import type { Locale } from '@ownpath/domain/site';
import { storeTermsOf } from '@ownpath/domain/stores';
import { openingHoursText } from './opening-hours-text.ts';
import type { StoreRow } from './stores-queries.ts';
import { toStoreSettings } from './to-store-settings.ts';

/** How far a store is from the place searched from, and the unit that was asked for; null when none was. */
export type StoreDistance = { readonly miles: number; readonly unit: 'mi' | 'km' };

/** A row as pages see it; `distance` null when no place was searched from. */
export function toStore(row: StoreRow, locale: Locale, distance: StoreDistance | null): Store {
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
    distanceMiles: distance?.miles ?? null,
    distanceUnit: distance?.unit ?? 'mi',
    openingHours: openingHoursText(locale),
    isInStoreLocator: row.isEnabled && !row.isHidden,
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
    settings: toStoreSettings(row, locale),
  };
}
