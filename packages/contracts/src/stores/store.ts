import { z } from 'zod';
import { Dollars, ReadableFlag, ReadableText, ReadableTextOrNull, readableItems } from '../wire/index.ts';
import {
  decodeSettings,
  encodeSettings,
  readSettingsShape,
  StoreSettings,
  wireSettingsShape,
} from './store-settings.ts';

/** Somebody of a store whom a shopper may ask for. */
const StoreColleague = z.object({
  name: z.string(),
  /** What they do, in the caller's language. */
  role: z.string(),
  /** Locales of the languages they speak. */
  languages: z.array(z.string()),
});
export type StoreColleague = z.infer<typeof StoreColleague>;

const MILES_PER_KILOMETER = 0.621_371;

export const Store = z.object({
  id: z.string(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Miles from the search location; null when stores are read by id. */
  distanceMiles: z.number().nullable(),
  timeZone: z.string(),
  tagline: z.string(),
  team: z.array(StoreColleague),
  zoneId: z.string(),
  geoPoolStoreIds: z.array(z.string()),
  restrictedCategoryIds: z.array(z.string()),
  /** `YYYY-MM-DD`; searches leave out stores whose date has passed. */
  ecommerceCloseDate: z.string().nullable(),
  /** Zero in states that do not offer it. */
  sameAsCashDays: z.int(),
  /** One-time fee of an agreement, within the state's limit. */
  processingFeeCents: z.int(),
  isHighRisk: z.boolean(),
  isDecisionEngineEnabled: z.boolean(),
  isIdentityVerificationEnabled: z.boolean(),
  isBankVerificationEnabled: z.boolean(),
  isReservationEnabled: z.boolean(),
  isEpoEnabled: z.boolean(),
  benefitPlusType: z.string(),
  /** Shown by the store finder. */
  isInStoreLocator: z.boolean(),
  /** Opening hours as one line of text. */
  openingHours: z.string(),
  /** Unit that a client requested for the distance. */
  distanceUnit: z.enum(['mi', 'km']),
  settings: StoreSettings,
});
export type Store = z.infer<typeof Store>;

const WireStore = z.looseObject({
  id: z.string(),
  storeID: z.string(),
  name: z.string(),
  address1: z.string(),
  city: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
  countryCode: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  distance: z.number().optional(),
  distanceUnit: z.enum(['mi', 'km']).optional(),
  storeHours: z.string(),
  storeLocatorEnabled: z.boolean(),
  c_timeZone: z.string(),
  c_fz_tagline: z.string(),
  c_team: z.array(StoreColleague),
  c_zoneID: z.string(),
  c_geopoolStores: z.array(z.string()),
  c_restrictedCategories: z.array(z.string()),
  c_storeEcommCloseDate: z.string().nullable(),
  c_isStoreHighRisk: z.boolean(),
  c_storeDecisionEngineEnable: z.boolean(),
  c_storeIdentityVerificationEnable: z.boolean(),
  c_reservationEnable: z.boolean(),
  c_sameAsCashDays: z.int(),
  c_processingFee: Dollars,
  isStoreHighRisk: z.boolean(),
  storeDecisionEngineEnable: z.boolean(),
  storeIdentityVerificationEnable: z.boolean(),
  c_bankVerificationEnable: z.boolean(),
  reservationEnabled: z.boolean(),
  c_storeEpoEnable: z.boolean(),
  c_storeBenefitPlusType: z.string(),
  ...wireSettingsShape,
});
type WireStore = z.output<typeof WireStore>;

/**
 * Fields that a client requires of a store: its id and location. Without the retailer's `c_*` fields there are no
 * prices.
 */
const ReadStore = z.object({
  id: z.string(),
  name: ReadableText,
  address1: ReadableText,
  city: ReadableText,
  stateCode: ReadableText,
  postalCode: ReadableText,
  countryCode: ReadableText,
  phone: ReadableText,
  latitude: z.number(),
  longitude: z.number(),
  distance: z.number().optional().catch(undefined),
  distanceUnit: z.enum(['mi', 'km']).optional().catch(undefined),
  storeHours: ReadableText,
  // A store in the API's answer counts as findable.
  storeLocatorEnabled: z.boolean().catch(true),
  c_timeZone: ReadableText,
  c_fz_tagline: ReadableText,
  c_team: readableItems(StoreColleague),
  c_zoneID: ReadableText,
  c_geopoolStores: readableItems(z.string()),
  c_restrictedCategories: readableItems(z.string()),
  c_storeEcommCloseDate: ReadableTextOrNull,
  c_sameAsCashDays: z.int().catch(0),
  c_processingFee: Dollars.catch(0),
  isStoreHighRisk: ReadableFlag,
  storeDecisionEngineEnable: ReadableFlag,
  storeIdentityVerificationEnable: ReadableFlag,
  c_bankVerificationEnable: ReadableFlag,
  reservationEnabled: ReadableFlag,
  c_storeEpoEnable: ReadableFlag,
  c_storeBenefitPlusType: ReadableText,
  ...readSettingsShape,
});
type ReadStore = z.output<typeof ReadStore>;

function milesOf(wire: Pick<ReadStore, 'distance' | 'distanceUnit'>): number | null {
  if (wire.distance === undefined) return null;
  return wire.distanceUnit === 'km'
    ? Math.round(wire.distance * MILES_PER_KILOMETER * 10) / 10
    : wire.distance;
}

function distanceOf({ distanceMiles, distanceUnit }: Store): Pick<WireStore, 'distance' | 'distanceUnit'> {
  if (distanceMiles === null) return {};
  const distance =
    distanceUnit === 'km' ? Math.round((distanceMiles / MILES_PER_KILOMETER) * 100) / 100 : distanceMiles;
  return { distance, distanceUnit };
}

function fromWire(wire: ReadStore): Store {
  return {
    id: wire.id,
    name: wire.name || wire.id,
    address1: wire.address1 || wire.name || wire.id,
    city: wire.city,
    stateCode: wire.stateCode,
    postalCode: wire.postalCode,
    countryCode: wire.countryCode,
    phone: wire.phone,
    latitude: wire.latitude,
    longitude: wire.longitude,
    distanceMiles: milesOf(wire),
    distanceUnit: wire.distanceUnit ?? 'mi',
    openingHours: wire.storeHours,
    isInStoreLocator: wire.storeLocatorEnabled,
    timeZone: wire.c_timeZone,
    tagline: wire.c_fz_tagline,
    team: wire.c_team,
    zoneId: wire.c_zoneID,
    geoPoolStoreIds: wire.c_geopoolStores,
    restrictedCategoryIds: wire.c_restrictedCategories,
    ecommerceCloseDate: wire.c_storeEcommCloseDate,
    sameAsCashDays: wire.c_sameAsCashDays,
    processingFeeCents: wire.c_processingFee,
    isHighRisk: wire.isStoreHighRisk,
    isDecisionEngineEnabled: wire.storeDecisionEngineEnable,
    isIdentityVerificationEnabled: wire.storeIdentityVerificationEnable,
    isBankVerificationEnabled: wire.c_bankVerificationEnable,
    isReservationEnabled: wire.reservationEnabled,
    isEpoEnabled: wire.c_storeEpoEnable,
    benefitPlusType: wire.c_storeBenefitPlusType,
    settings: decodeSettings(wire),
  };
}

/** Miles in code; on the wire the unit that the client requested. */
export const StoreCodec = z.codec(WireStore, Store, {
  decode: fromWire,
  encode: (store): WireStore => ({
    id: store.id,
    storeID: store.id,
    name: store.name,
    address1: store.address1,
    city: store.city,
    stateCode: store.stateCode,
    postalCode: store.postalCode,
    countryCode: store.countryCode,
    phone: store.phone,
    latitude: store.latitude,
    longitude: store.longitude,
    ...distanceOf(store),
    storeHours: store.openingHours,
    storeLocatorEnabled: store.isInStoreLocator,
    c_timeZone: store.timeZone,
    c_fz_tagline: store.tagline,
    c_team: store.team,
    c_zoneID: store.zoneId,
    c_geopoolStores: store.geoPoolStoreIds,
    c_restrictedCategories: store.restrictedCategoryIds,
    c_storeEcommCloseDate: store.ecommerceCloseDate,
    c_sameAsCashDays: store.sameAsCashDays,
    c_processingFee: store.processingFeeCents,
    isStoreHighRisk: store.isHighRisk,
    storeDecisionEngineEnable: store.isDecisionEngineEnabled,
    storeIdentityVerificationEnable: store.isIdentityVerificationEnabled,
    c_bankVerificationEnable: store.isBankVerificationEnabled,
    reservationEnabled: store.isReservationEnabled,
    c_storeEpoEnable: store.isEpoEnabled,
    c_storeBenefitPlusType: store.benefitPlusType,
    c_isStoreHighRisk: store.isHighRisk,
    c_storeDecisionEngineEnable: store.isDecisionEngineEnabled,
    c_storeIdentityVerificationEnable: store.isIdentityVerificationEnabled,
    c_reservationEnable: store.isReservationEnabled,
    ...encodeSettings(store.settings),
  }),
});

/** A store of any tenant, in the form that pages use. */
export const StoreReading = ReadStore.transform(fromWire);
