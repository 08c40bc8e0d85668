import type { Store, StoreSettings } from '@ownpath/contracts/stores';
import { getStateRule, storeTermsOf } from '@ownpath/domain/law';
import type { Locale } from '@ownpath/domain/site';
import { openingHoursText } from './opening-hours-text.ts';
import type { StoreRow } from './stores-queries.ts';

/** Options of the store. Not every state allows the benefit club (benefit-plus) and the loss damage waiver. */
function toStoreSettings(row: StoreRow, locale: Locale): StoreSettings {
  const { clubAllowed, waiverRefusal } = getStateRule(row.stateCode);
  return {
    isInventoryPromotionEnabled: row.isInventoryPromotionEnabled,
    appliedPromotionCodes: [...row.promotionCodes],
    acceptsVenmo: row.acceptsVenmo,
    acceptsPayPal: row.acceptsPayPal,
    acceptsCashApp: row.acceptsCashApp,
    acceptsApplePay: row.acceptsApplePay,
    acceptsGooglePay: row.acceptsGooglePay,
    isPhoneMatchEnabled: row.isPhoneMatchEnabled,
    achMerchantId: row.achMerchantId,
    cardMerchantId: row.cardMerchantId,
    braintreeMerchantId: row.braintreeMerchantId,
    warehouseIds: row.warehouseIds,
    isExtendedAisleEnabled: row.isExtendedAisleEnabled,
    reservationPeriodHours: row.reservationPeriodHours,
    refundableDepositCents: row.refundableDepositCents,
    nonRefundableDepositCents: row.nonRefundableDepositCents,
    isOnlineAgreementEnabled: row.isOnlineAgreementEnabled,
    isOnlineReturnEnabled: row.isOnlineReturnEnabled,
    isDeliveryTrackingEnabled: row.isDeliveryTrackingEnabled,
    isBenefitPlusEnabled: row.benefitPlusType === 'RAC' && clubAllowed,
    isLossDamageWaiverEnabled: row.isLossDamageWaiverEnabled && waiverRefusal === null,
    specialsStartOn: row.specialsStartOn,
    specialsEndOn: row.specialsEndOn,
    frequentlySearchedCategoryIds: row.frequentlySearchedCategoryIds,
    isReferralPromotionAvailable: row.isReferralPromotionAvailable,
    isReferralPromotionEligible: row.isReferralPromotionEligible,
    referralPromotionCode: row.referralPromotionCode,
    referralPromotionDescription: row.referralPromotionDescription?.[locale] ?? null,
  };
}

/** Distance of a store from the searched place, and the requested unit; null when none was requested. */
export type StoreDistance = { readonly miles: number; readonly unit: 'mi' | 'km' };

/** A row in the shape of the API; `distance` is null when the search had no place. */
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
    team: row.team.map(({ name, role, languages }) => ({
      name,
      role: role[locale],
      languages: [...languages],
    })),
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
