import { z } from 'zod';
import { Dollars, ReadableFlag, readableItems } from '../wire/index.ts';

const OptionalText = z.string().optional().catch(undefined);

/** Settings of a store beyond its rules. The server sets them; clients only read them. Amounts in cents. */
export const StoreSettings = z.object({
  isInventoryPromotionEnabled: z.boolean(),
  /** Codes of the promotions active in the store today, except those for signed-in shoppers. */
  appliedPromotionCodes: z.array(z.string()),
  acceptsVenmo: z.boolean(),
  acceptsPayPal: z.boolean(),
  acceptsCashApp: z.boolean(),
  acceptsApplePay: z.boolean(),
  acceptsGooglePay: z.boolean(),
  isPhoneMatchEnabled: z.boolean(),
  achMerchantId: z.string().nullable(),
  cardMerchantId: z.string().nullable(),
  braintreeMerchantId: z.string().nullable(),
  warehouseIds: z.array(z.string()),
  isExtendedAisleEnabled: z.boolean(),
  reservationPeriodHours: z.int(),
  refundableDepositCents: z.int(),
  nonRefundableDepositCents: z.int(),
  isOnlineAgreementEnabled: z.boolean(),
  isOnlineReturnEnabled: z.boolean(),
  isDeliveryTrackingEnabled: z.boolean(),
  isBenefitPlusEnabled: z.boolean(),
  isLossDamageWaiverEnabled: z.boolean(),
  specialsStartOn: z.string().nullable(),
  specialsEndOn: z.string().nullable(),
  frequentlySearchedCategoryIds: z.array(z.string()),
  isReferralPromotionAvailable: z.boolean(),
  isReferralPromotionEligible: z.boolean(),
  referralPromotionCode: z.string().nullable(),
  referralPromotionDescription: z.string().nullable(),
});
export type StoreSettings = z.infer<typeof StoreSettings>;

/**
 * The wire form. Specification section 3 lists these by kind ("payment wallets", "warehouse ids"), not by name; names
 * that it does not give are ours.
 */
export const wireSettingsShape = {
  inventoryPromoEnabled: z.boolean(),
  appliedPromotions: z.array(z.string()),
  c_venmoEnable: z.boolean(),
  c_paypalEnable: z.boolean(),
  c_cashAppEnable: z.boolean(),
  c_applePayEnable: z.boolean(),
  c_googlePayEnable: z.boolean(),
  c_payfoneEnable: z.boolean(),
  c_achMerchantId: z.string().optional(),
  c_creditCardMerchantId: z.string().optional(),
  c_braintreeMerchantId: z.string().optional(),
  c_warehouseIds: z.array(z.string()),
  c_extendedAisleEnable: z.boolean(),
  c_reservationPeriod: z.int(),
  c_refundableDepositAmount: Dollars,
  c_unrefundableDepositAmount: Dollars,
  c_onlineAgreementEnable: z.boolean(),
  c_onlineReturnEnable: z.boolean(),
  c_deliveryTrackingEnable: z.boolean(),
  c_benefitPlusEnable: z.boolean(),
  c_ldwEnable: z.boolean(),
  c_specialsStartDate: z.string().optional(),
  c_specialsEndDate: z.string().optional(),
  c_frequentlySearchedCategories: z.array(z.string()),
  c_isRAFPromoAvailable: z.boolean(),
  c_isRAFPromoEligible: z.boolean(),
  c_rafPromoCode: z.string().optional(),
  c_rafPromoDescription: z.string().optional(),
};
/** For clients: all fields are optional. */
export const readSettingsShape = {
  inventoryPromoEnabled: ReadableFlag,
  appliedPromotions: readableItems(z.string()),
  c_venmoEnable: ReadableFlag,
  c_paypalEnable: ReadableFlag,
  c_cashAppEnable: ReadableFlag,
  c_applePayEnable: ReadableFlag,
  c_googlePayEnable: ReadableFlag,
  c_payfoneEnable: ReadableFlag,
  c_achMerchantId: OptionalText,
  c_creditCardMerchantId: OptionalText,
  c_braintreeMerchantId: OptionalText,
  c_warehouseIds: readableItems(z.string()),
  c_extendedAisleEnable: ReadableFlag,
  c_reservationPeriod: z.int().catch(0),
  c_refundableDepositAmount: Dollars.catch(0),
  c_unrefundableDepositAmount: Dollars.catch(0),
  c_onlineAgreementEnable: ReadableFlag,
  c_onlineReturnEnable: ReadableFlag,
  c_deliveryTrackingEnable: ReadableFlag,
  c_benefitPlusEnable: ReadableFlag,
  c_ldwEnable: ReadableFlag,
  c_specialsStartDate: OptionalText,
  c_specialsEndDate: OptionalText,
  c_frequentlySearchedCategories: readableItems(z.string()),
  c_isRAFPromoAvailable: ReadableFlag,
  c_isRAFPromoEligible: ReadableFlag,
  c_rafPromoCode: OptionalText,
  c_rafPromoDescription: OptionalText,
};
const WireSettings = z.object(wireSettingsShape);
type WireSettings = z.output<typeof WireSettings>;

const given = <Name extends keyof WireSettings>(name: Name, value: WireSettings[Name] | null) =>
  value === null ? {} : { [name]: value };

export function decodeSettings(wire: WireSettings): StoreSettings {
  return {
    isInventoryPromotionEnabled: wire.inventoryPromoEnabled,
    appliedPromotionCodes: wire.appliedPromotions,
    acceptsVenmo: wire.c_venmoEnable,
    acceptsPayPal: wire.c_paypalEnable,
    acceptsCashApp: wire.c_cashAppEnable,
    acceptsApplePay: wire.c_applePayEnable,
    acceptsGooglePay: wire.c_googlePayEnable,
    isPhoneMatchEnabled: wire.c_payfoneEnable,
    achMerchantId: wire.c_achMerchantId ?? null,
    cardMerchantId: wire.c_creditCardMerchantId ?? null,
    braintreeMerchantId: wire.c_braintreeMerchantId ?? null,
    warehouseIds: wire.c_warehouseIds,
    isExtendedAisleEnabled: wire.c_extendedAisleEnable,
    reservationPeriodHours: wire.c_reservationPeriod,
    refundableDepositCents: wire.c_refundableDepositAmount,
    nonRefundableDepositCents: wire.c_unrefundableDepositAmount,
    isOnlineAgreementEnabled: wire.c_onlineAgreementEnable,
    isOnlineReturnEnabled: wire.c_onlineReturnEnable,
    isDeliveryTrackingEnabled: wire.c_deliveryTrackingEnable,
    isBenefitPlusEnabled: wire.c_benefitPlusEnable,
    isLossDamageWaiverEnabled: wire.c_ldwEnable,
    specialsStartOn: wire.c_specialsStartDate ?? null,
    specialsEndOn: wire.c_specialsEndDate ?? null,
    frequentlySearchedCategoryIds: wire.c_frequentlySearchedCategories,
    isReferralPromotionAvailable: wire.c_isRAFPromoAvailable,
    isReferralPromotionEligible: wire.c_isRAFPromoEligible,
    referralPromotionCode: wire.c_rafPromoCode ?? null,
    referralPromotionDescription: wire.c_rafPromoDescription ?? null,
  };
}

export function encodeSettings(settings: StoreSettings): WireSettings {
  return {
    inventoryPromoEnabled: settings.isInventoryPromotionEnabled,
    appliedPromotions: settings.appliedPromotionCodes,
    c_venmoEnable: settings.acceptsVenmo,
    c_paypalEnable: settings.acceptsPayPal,
    c_cashAppEnable: settings.acceptsCashApp,
    c_applePayEnable: settings.acceptsApplePay,
    c_googlePayEnable: settings.acceptsGooglePay,
    c_payfoneEnable: settings.isPhoneMatchEnabled,
    c_warehouseIds: settings.warehouseIds,
    c_extendedAisleEnable: settings.isExtendedAisleEnabled,
    c_reservationPeriod: settings.reservationPeriodHours,
    c_refundableDepositAmount: settings.refundableDepositCents,
    c_unrefundableDepositAmount: settings.nonRefundableDepositCents,
    c_onlineAgreementEnable: settings.isOnlineAgreementEnabled,
    c_onlineReturnEnable: settings.isOnlineReturnEnabled,
    c_deliveryTrackingEnable: settings.isDeliveryTrackingEnabled,
    c_benefitPlusEnable: settings.isBenefitPlusEnabled,
    c_ldwEnable: settings.isLossDamageWaiverEnabled,
    c_frequentlySearchedCategories: settings.frequentlySearchedCategoryIds,
    c_isRAFPromoAvailable: settings.isReferralPromotionAvailable,
    c_isRAFPromoEligible: settings.isReferralPromotionEligible,
    ...given('c_achMerchantId', settings.achMerchantId),
    ...given('c_creditCardMerchantId', settings.cardMerchantId),
    ...given('c_braintreeMerchantId', settings.braintreeMerchantId),
    ...given('c_specialsStartDate', settings.specialsStartOn),
    ...given('c_specialsEndDate', settings.specialsEndOn),
    ...given('c_rafPromoCode', settings.referralPromotionCode),
    ...given('c_rafPromoDescription', settings.referralPromotionDescription),
  };
}
