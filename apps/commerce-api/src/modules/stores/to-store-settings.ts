import type { StoreSettings } from '@ownpath/contracts/stores';
import type { Locale } from '@ownpath/domain/site';
import { getStateRule } from '@ownpath/domain/stores';
import type { StoreRow } from './stores-queries.ts';

/** What the store offers, as far as its state allows it: the club (benefit-plus) is not sold everywhere. */
export function toStoreSettings(row: StoreRow, locale: Locale): StoreSettings {
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
    isBenefitPlusEnabled: row.benefitPlusType === 'RAC' && getStateRule(row.stateCode).clubAllowed,
    isLossDamageWaiverEnabled: row.isLossDamageWaiverEnabled,
    specialsStartOn: row.specialsStartOn,
    specialsEndOn: row.specialsEndOn,
    frequentlySearchedCategoryIds: row.frequentlySearchedCategoryIds,
    isReferralPromotionAvailable: row.isReferralPromotionAvailable,
    isReferralPromotionEligible: row.isReferralPromotionEligible,
    referralPromotionCode: row.referralPromotionCode,
    referralPromotionDescription: row.referralPromotionDescription?.[locale] ?? null,
  };
}
