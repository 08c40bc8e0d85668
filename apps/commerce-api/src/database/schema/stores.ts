import type { Locale } from '@ownpath/domain/site';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
} from '../orm.ts';
import { categories } from './catalog.ts';
import {
  basisPoints,
  calendarDate,
  cents,
  createdAt,
  indexOn,
  type Localized,
  localized,
  notNegative,
  oneOf,
  partsPerMillion,
  updatedAt,
} from './columns.ts';
import { priceZones } from './pricing.ts';

export type SupportedLocale = { readonly id: string; readonly alias: string };

export const sites = pgTable(
  'sites',
  {
    id: text('id').primaryKey(),
    alias: text('alias').notNull(),
    defaultLocale: text('default_locale').notNull(),
    supportedLocales: jsonb('supported_locales').$type<readonly SupportedLocale[]>().notNull(),
    currency: text('currency').notNull().default('USD'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (site) => [
    uniqueIndex('sites_alias_key').on(site.alias),
    uniqueIndex('sites_one_default_key').on(site.isDefault).where(sql`${site.isDefault}`),
  ],
);

export type Site = typeof sites.$inferSelect;

export const benefitPlusTypes = ['RAC', 'NONE'] as const;
export type BenefitPlusType = (typeof benefitPlusTypes)[number];

/** Somebody of a store whom shoppers may ask for. */
export type StoreColleague = {
  readonly name: string;
  readonly role: Localized;
  readonly languages: readonly Locale[];
};

/** Flags that are passed to clients unchanged; the engine does not read them. */
export type StoreFlags = { readonly [flag: string]: string | number | boolean | readonly string[] };

/** A store. Values that rules read are columns; values that are only passed on are in `flags`. */
export const stores = pgTable(
  'stores',
  {
    /** Five digits, as text because of leading zeros. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    address1: text('address1').notNull(),
    address2: text('address2'),
    city: text('city').notNull(),
    stateCode: text('state_code').notNull(),
    postalCode: text('postal_code').notNull(),
    countryCode: text('country_code').notNull().default('US'),
    phone: text('phone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    timeZone: text('time_zone').notNull(),
    zoneId: text('zone_id')
      .notNull()
      .references(() => priceZones.id, { onDelete: 'restrict' }),
    geoPoolId: text('geo_pool_id').notNull(),
    tagline: localized('tagline').notNull(),
    team: jsonb('team').$type<readonly StoreColleague[]>().notNull().default([]),
    isEnabled: boolean('is_enabled').notNull().default(true),
    isHidden: boolean('is_hidden').notNull().default(false),
    ecommerceCloseDate: calendarDate('ecommerce_close_date'),
    deliveryRadiusMiles: integer('delivery_radius_miles').notNull().default(50),
    /** Empty: only the state of the store. */
    deliveryStateCodes: text('delivery_state_codes').array().notNull().default(sql`'{}'::text[]`),
    /** Deliveries and pick-ups in one time window; a row of `appointment_slots` overrides it. */
    visitsPerSlot: integer('visits_per_slot').notNull().default(3),

    /** At the store, and wherever it delivers unless `taxRatesByPostalCode` says otherwise. */
    taxRatePpm: partsPerMillion('tax_rate_ppm').notNull(),
    /** Rates, in millionths, of the ZIP codes of its area whose tax differs. */
    taxRatesByPostalCode: jsonb('tax_rates_by_postal_code')
      .$type<Readonly<Record<string, number>>>()
      .notNull()
      .default({}),
    sameAsCashDays: integer('same_as_cash_days').notNull(),
    processingFeeCents: cents('processing_fee_cents').notNull(),
    isEpoEnabled: boolean('is_epo_enabled').notNull().default(true),
    isLossDamageWaiverEnabled: boolean('is_loss_damage_waiver_enabled').notNull().default(false),
    lossDamageWaiverRateBps: basisPoints('loss_damage_waiver_rate_bps').notNull().default(1000),
    benefitPlusType: text('benefit_plus_type', { enum: benefitPlusTypes }).notNull().default('NONE'),
    benefitPlusWeeklyCents: cents('benefit_plus_weekly_cents').notNull().default(349),

    isHighRisk: boolean('is_high_risk').notNull().default(false),
    isDecisionEngineEnabled: boolean('is_decision_engine_enabled').notNull().default(true),
    isIdentityVerificationEnabled: boolean('is_identity_verification_enabled').notNull().default(true),
    isBankVerificationEnabled: boolean('is_bank_verification_enabled').notNull().default(false),
    isPhoneMatchEnabled: boolean('is_phone_match_enabled').notNull().default(true),
    isExtendedAisleEnabled: boolean('is_extended_aisle_enabled').notNull().default(false),
    isOnlineAgreementEnabled: boolean('is_online_agreement_enabled').notNull().default(true),
    isOnlineReturnEnabled: boolean('is_online_return_enabled').notNull().default(false),
    isDeliveryTrackingEnabled: boolean('is_delivery_tracking_enabled').notNull().default(true),
    isInventoryPromotionEnabled: boolean('is_inventory_promotion_enabled').notNull().default(false),

    isReservationEnabled: boolean('is_reservation_enabled').notNull().default(false),
    reservationPeriodHours: integer('reservation_period_hours').notNull().default(48),
    refundableDepositCents: cents('refundable_deposit_cents').notNull().default(0),
    nonRefundableDepositCents: cents('non_refundable_deposit_cents').notNull().default(0),

    acceptsVenmo: boolean('accepts_venmo').notNull().default(false),
    acceptsPayPal: boolean('accepts_paypal').notNull().default(false),
    acceptsCashApp: boolean('accepts_cash_app').notNull().default(false),
    acceptsApplePay: boolean('accepts_apple_pay').notNull().default(false),
    acceptsGooglePay: boolean('accepts_google_pay').notNull().default(false),
    achMerchantId: text('ach_merchant_id'),
    cardMerchantId: text('card_merchant_id'),
    braintreeMerchantId: text('braintree_merchant_id'),
    warehouseIds: text('warehouse_ids').array().notNull().default(sql`'{}'::text[]`),

    specialsStartOn: calendarDate('specials_start_on'),
    specialsEndOn: calendarDate('specials_end_on'),
    frequentlySearchedCategoryIds: text('frequently_searched_category_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),

    isReferralPromotionAvailable: boolean('is_referral_promotion_available').notNull().default(false),
    isReferralPromotionEligible: boolean('is_referral_promotion_eligible').notNull().default(false),
    referralPromotionCode: text('referral_promotion_code'),
    referralPromotionDescription: localized('referral_promotion_description'),
    referralCreditCents: cents('referral_credit_cents').notNull().default(2500),

    flags: jsonb('flags').$type<StoreFlags>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (store) => [
    check('stores_id_check', sql`${store.id} ~ '^[0-9]{5}$'`),
    check('stores_latitude_check', sql`${store.latitude} between -90 and 90`),
    check('stores_longitude_check', sql`${store.longitude} between -180 and 180`),
    check('stores_tax_rate_check', sql`${store.taxRatePpm} between 0 and 300000`),
    oneOf('stores_benefit_plus_type_check', store.benefitPlusType, benefitPlusTypes),
    notNegative(
      'stores_amounts_check',
      store.processingFeeCents,
      store.refundableDepositCents,
      store.nonRefundableDepositCents,
      store.benefitPlusWeeklyCents,
      store.referralCreditCents,
      store.sameAsCashDays,
    ),
    notNegative('stores_delivery_radius_check', store.deliveryRadiusMiles, store.visitsPerSlot),
    index('stores_position_idx').on(store.latitude, store.longitude),
    index('stores_postal_code_idx').on(store.postalCode),
    index('stores_geo_pool_idx').on(store.geoPoolId),
    indexOn('stores_zone_idx', store.zoneId),
  ],
);

export const storeRestrictedCategories = pgTable(
  'store_restricted_categories',
  {
    storeId: text('store_id')
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (link) => [
    primaryKey({ columns: [link.storeId, link.categoryId] }),
    indexOn('store_restricted_categories_category_idx', link.categoryId),
  ],
);

/** The bundled geocoder's table. */
export const postalCodes = pgTable('postal_codes', {
  postalCode: text('postal_code').primaryKey(),
  city: text('city').notNull(),
  stateCode: text('state_code').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
});

export type Store = typeof stores.$inferSelect;
export type StoreRestrictedCategory = typeof storeRestrictedCategories.$inferSelect;
export type PostalCode = typeof postalCodes.$inferSelect;
