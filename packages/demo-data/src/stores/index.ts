import { addDays } from '@ownpath/domain/dates';
import { DEFAULT_DELIVERY_RADIUS_MILES } from '@ownpath/domain/stores';
import { localized } from '../localized.ts';
import { PROCESSING_FEE_CENTS, priceZones } from '../pricing/price-zones.ts';
import type { DemoPriceZone, DemoStore } from '../types/index.ts';
import { storesAroundDallas } from './around-dallas.ts';
import { californiaAndNewYorkStores } from './california-new-york.ts';
import { merchantIdsOf } from './merchant-ids.ts';
import { storesOfOtherStates } from './other-states.ts';
import type { StoreRow } from './store-row.ts';
import { teamOf } from './teams.ts';
import { texasStores } from './texas.ts';

/** Invented: a place near Plano whose tax differs from every store's. */
const OTHER_TEXAS_TAX = { '75173': 67_500 } as const;

/** The store whose prices and stock the design mockups show. */
export const HOME_STORE_ID = '04217';

/** All stores of the demo retailer, including a closed one and one that is about to close. */
export function listStores(today: string): readonly DemoStore[] {
  // Inventory numbers follow this order. Add new stores at the end, so that existing numbers stay the same.
  const rows = [...texasStores, ...californiaAndNewYorkStores, ...storesOfOtherStates, ...storesAroundDallas];
  return rows.map((row) => toStore(row, rows, today));
}

export { merchantIdsOf } from './merchant-ids.ts';
export { teamOf } from './teams.ts';

/** The price zone of a state. @throws RangeError when no zone covers the state */
export function getPriceZone(stateCode: string): DemoPriceZone {
  const zone = priceZones.find(({ stateCodes }) => stateCodes.includes(stateCode));
  if (zone === undefined) throw new RangeError(`No price zone covers ${stateCode}.`);
  return zone;
}

/** The city, and the street where the retailer has other stores in that city. */
function storeName(row: StoreRow, rows: readonly StoreRow[]): string {
  const name = `Rowan & Co. ${row.city}`;
  const isAlone = rows.every(({ id, city }) => id === row.id || city !== row.city);
  return isAlone ? name : `${name}, ${row.address1.replace(/^\d+\s+/, '')}`;
}

function toStore(row: StoreRow, rows: readonly StoreRow[], today: string): DemoStore {
  const { tagline, closesInDays, flags, ...place } = row;
  const neighbors = rows.filter((other) => other.geoPoolId === row.geoPoolId && other.id !== row.id);
  return {
    ...place,
    name: storeName(row, rows),
    zoneId: flags?.zoneId ?? getPriceZone(row.stateCode).id,
    geoPoolStoreIds: neighbors.map((store) => store.id),
    restrictedCategoryIds: [],
    deliveryRadiusMiles: DEFAULT_DELIVERY_RADIUS_MILES,
    deliveryStateCodes: [],
    taxRatesByPostalCode: row.stateCode === 'TX' ? OTHER_TEXAS_TAX : {},
    ecommerceCloseDate: closesInDays === undefined ? null : addDays(today, closesInDays),
    tagline: localized(tagline),
    team: teamOf(row.id),
    processingFeeCents: PROCESSING_FEE_CENTS,
    isHighRisk: false,
    isDecisionEngineEnabled: true,
    isIdentityVerificationEnabled: false,
    isBankVerificationEnabled: false,
    isReservationEnabled: false,
    refundableDepositCents: 0,
    nonRefundableDepositCents: 0,
    isReferralOffered: true,
    isExtendedAisleEnabled: true,
    isOnlineAgreementEnabled: true,
    benefitPlusType: 'NONE',
    isEpoEnabled: true,
    wallets: ['PAYPAL'],
    ...merchantIdsOf(row.id),
    ...flags,
  };
}
