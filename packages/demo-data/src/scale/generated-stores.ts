import { DEFAULT_DELIVERY_RADIUS_MILES } from '@ownpath/domain/stores';
import { localized } from '../localized.ts';
import { listPostalCodes } from '../postal-codes/index.ts';
import { PROCESSING_FEE_CENTS, priceZones } from '../pricing/price-zones.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { getPriceZone, merchantIdsOf, teamOf } from '../stores/index.ts';
import type { DemoPostalCode, DemoStore } from '../types/index.ts';
import { getTimeZone } from './time-zones.ts';

const FIRST_STORE_NUMBER = 20_000;
const MAX_STORES = 80_000;
const streets = ['Main St', 'Market St', 'Broadway', 'Oak Ave', 'Central Ave', 'Park Rd', 'Mill Rd'] as const;
const sameAsCashDays = [90, 120, 180] as const;

/**
 * Stores spread over the postal codes of all states in which Rowan & Co. may rent.
 * A geo pool contains the stores whose postal codes have the same first three digits.
 * @throws RangeError when there are more stores than store numbers of five digits
 */
export function generateStores(seed: number, count: number): readonly DemoStore[] {
  if (!Number.isInteger(count) || count < 0 || count > MAX_STORES) {
    throw new RangeError(`The number of stores lies between 0 and ${MAX_STORES}, got ${count}`);
  }
  const random = createSeededRandom(seed, 'stores');
  const states = new Set(priceZones.flatMap(({ stateCodes }) => stateCodes));
  const postalCodes = listPostalCodes().filter(({ stateCode }) => states.has(stateCode));
  const places = Array.from({ length: count }, (_, index) => ({
    id: String(FIRST_STORE_NUMBER + index),
    place: random.pick(postalCodes),
  }));
  const pools = Map.groupBy(places, ({ place }) => poolOf(place));
  const names = new Set<string>();
  return places.map(({ id, place }) => {
    const pool = (pools.get(poolOf(place)) ?? []).map((member) => member.id);
    const store = generateStore(
      id,
      place,
      pool.filter((memberId) => memberId !== id),
      createSeededRandom(seed, 'store', id),
    );
    // The number tells stores apart whose city and street are the same.
    const name = names.has(store.name) ? `${store.name} (${id})` : store.name;
    names.add(name);
    return { ...store, name };
  });
}

function generateStore(
  id: string,
  place: DemoPostalCode,
  geoPoolStoreIds: readonly string[],
  random: ReturnType<typeof createSeededRandom>,
): DemoStore {
  const houseNumber = random.between(100, 9_899);
  const street = random.pick(streets);
  return {
    id,
    name: `Rowan & Co. ${place.city}, ${street}`,
    address1: `${houseNumber} ${street}`,
    city: place.city,
    stateCode: place.stateCode,
    postalCode: place.postalCode,
    phone: `(${random.between(201, 989)}) 555-01${String(random.between(0, 99)).padStart(2, '0')}`,
    latitude: place.latitude,
    longitude: place.longitude,
    timeZone: getTimeZone(place.stateCode),
    zoneId: getPriceZone(place.stateCode).id,
    geoPoolId: poolOf(place),
    geoPoolStoreIds,
    restrictedCategoryIds: random.chance(0.05) ? ['smartphones'] : [],
    deliveryRadiusMiles: DEFAULT_DELIVERY_RADIUS_MILES,
    deliveryStateCodes: [],
    ecommerceCloseDate: null,
    tagline: localized([`Your store in ${place.city}`, `Su tienda en ${place.city}`]),
    team: teamOf(id),
    taxRatePpm: random.between(500, 975) * 100,
    taxRatesByPostalCode: {},
    sameAsCashDays: random.pick(sameAsCashDays),
    processingFeeCents: place.stateCode === 'MI' ? 0 : PROCESSING_FEE_CENTS,
    isHighRisk: random.chance(0.08),
    isDecisionEngineEnabled: true,
    isIdentityVerificationEnabled: random.chance(0.3),
    isBankVerificationEnabled: random.chance(0.3),
    isReservationEnabled: random.chance(0.4),
    refundableDepositCents: 0,
    nonRefundableDepositCents: 0,
    isReferralOffered: true,
    isExtendedAisleEnabled: random.chance(0.9),
    isOnlineAgreementEnabled: random.chance(0.95),
    benefitPlusType: place.stateCode === 'CA' || place.stateCode === 'IN' ? 'NONE' : 'RAC',
    isEpoEnabled: true,
    wallets: ['PAYPAL'],
    ...merchantIdsOf(id),
  };
}

function poolOf({ postalCode }: DemoPostalCode): string {
  return `pool-${postalCode.slice(0, 3)}`;
}
