import type { DemoRetailer, DemoStore } from '@ownpath/demo-data/types';
import type { storeRestrictedCategories, stores } from '../schema/index.ts';
import { rootCategoryId } from './catalog-rows.ts';

const categoriesInSearchField = 6;

/** Top-level categories, whose names the search field rotates through. */
export function frequentlySearchedCategoryIds(retailer: DemoRetailer): string[] {
  return retailer.categories
    .filter((category) => category.parentId === rootCategoryId && category.showInMenu)
    .toSorted((one, other) => one.sequence - other.sequence)
    .slice(0, categoriesInSearchField)
    .map((category) => category.id);
}

export function storeRow(
  store: DemoStore,
  searchedCategoryIds: readonly string[],
  now: Date,
): typeof stores.$inferInsert {
  const restricted = new Set(store.restrictedCategoryIds);
  return {
    id: store.id,
    name: store.name,
    address1: store.address1,
    city: store.city,
    stateCode: store.stateCode,
    postalCode: store.postalCode,
    phone: store.phone,
    latitude: store.latitude,
    longitude: store.longitude,
    timeZone: store.timeZone,
    zoneId: store.zoneId,
    geoPoolId: store.geoPoolId,
    tagline: store.tagline,
    team: store.team,
    ecommerceCloseDate: store.ecommerceCloseDate,
    deliveryRadiusMiles: store.deliveryRadiusMiles,
    deliveryStateCodes: [...store.deliveryStateCodes],
    taxRatePpm: store.taxRatePpm,
    taxRatesByPostalCode: store.taxRatesByPostalCode,
    sameAsCashDays: store.sameAsCashDays,
    processingFeeCents: store.processingFeeCents,
    isEpoEnabled: store.isEpoEnabled,
    acceptsPayPal: store.wallets.includes('PAYPAL'),
    acceptsVenmo: store.wallets.includes('VENMO'),
    acceptsCashApp: store.wallets.includes('CASH_APP'),
    acceptsApplePay: store.wallets.includes('APPLE_PAY'),
    acceptsGooglePay: store.wallets.includes('GOOGLE_PAY'),
    achMerchantId: store.achMerchantId,
    cardMerchantId: store.cardMerchantId,
    braintreeMerchantId: store.braintreeMerchantId,
    benefitPlusType: store.benefitPlusType,
    isHighRisk: store.isHighRisk,
    isDecisionEngineEnabled: store.isDecisionEngineEnabled,
    isIdentityVerificationEnabled: store.isIdentityVerificationEnabled,
    isBankVerificationEnabled: store.isBankVerificationEnabled,
    isReservationEnabled: store.isReservationEnabled,
    refundableDepositCents: store.refundableDepositCents,
    nonRefundableDepositCents: store.nonRefundableDepositCents,
    isReferralPromotionAvailable: store.isReferralOffered,
    isReferralPromotionEligible: store.isReferralOffered,
    referralPromotionCode: store.isReferralOffered ? 'FRIEND25' : null,
    referralPromotionDescription: store.isReferralOffered
      ? { 'en-US': 'Bring a friend. You both get $25.', 'es-US': 'Traiga a un amigo. Los dos reciben $25.' }
      : null,
    isExtendedAisleEnabled: store.isExtendedAisleEnabled,
    isOnlineReturnEnabled: true,
    isOnlineAgreementEnabled: store.isOnlineAgreementEnabled,
    frequentlySearchedCategoryIds: searchedCategoryIds.filter((id) => !restricted.has(id)),
    createdAt: now,
    updatedAt: now,
  };
}

export function restrictedCategoryRows(store: DemoStore): (typeof storeRestrictedCategories.$inferInsert)[] {
  return store.restrictedCategoryIds.map((categoryId) => ({ storeId: store.id, categoryId }));
}
