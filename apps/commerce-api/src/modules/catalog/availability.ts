import type { Availability } from '@ownpath/contracts/catalog';
import {
  type AvailabilityType,
  bundleAvailability,
  type DeliveryBand,
  type ItemCondition,
  inventoryTypeOf,
  isDeliveryBand,
  isOfferedFrom,
  isOrderedIn,
  latestBand,
} from '@ownpath/domain/catalog';
import type { BundleMember, ProductKind } from './catalog-queries.ts';
import type { UnitCounts } from './stock.ts';

/** A unit of a neighbor store is transferred first. */
const NEARBY_BAND: DeliveryBand = '3-7 Days';

/** Stock of a bundle member; members are always new. */
export type MemberSupply = Pick<BundleMember, 'kind' | 'quantity' | 'isBlocked' | 'deliveryBand'> &
  UnitCounts;

/** What the availability of one condition of a product depends on. */
export type ProductSupply = UnitCounts & {
  readonly kind: ProductKind;
  /** Switched off by hand, whatever the inventory says. */
  readonly isBlocked: boolean;
  readonly deliveryBand: string;
  /** Members of a bundle; else empty. */
  readonly members: readonly MemberSupply[];
};

type Supply = Pick<MemberSupply, 'kind' | 'isBlocked' | 'homeUnits' | 'poolUnits'>;

function supplyType(supply: Supply, isExtendedAisleEnabled: boolean): AvailabilityType | null {
  if (supply.isBlocked) return null;
  if (supply.homeUnits > 0) return 'INVENTORY_PRODUCT';
  if (supply.poolUnits > 0) return 'INV_GEO_POOL_PRODUCT';
  if (supply.kind === 'special-order') return 'SO_PRODUCT';
  return supply.kind === 'extended-aisle' && isExtendedAisleEnabled ? 'EA_PRODUCT' : null;
}

function bandOf(type: AvailabilityType, deliveryBands: readonly string[]): DeliveryBand | null {
  const bands = deliveryBands.filter(isDeliveryBand);
  return latestBand(type === 'INV_GEO_POOL_PRODUCT' ? [...bands, NEARBY_BAND] : bands);
}

function stockOf(type: AvailabilityType | null, supply: Pick<Supply, 'homeUnits' | 'poolUnits'>): number {
  if (type === 'INVENTORY_PRODUCT') return supply.homeUnits;
  return type === 'INV_GEO_POOL_PRODUCT' ? supply.poolUnits : 0;
}

const unavailable: Availability = { type: null, orderable: false, stockLevel: 0, deliveryBand: null };

/** Number of complete bundles for which the stock of the member is enough. */
function perBundle(member: MemberSupply): MemberSupply {
  const { quantity, homeUnits, poolUnits } = member;
  return {
    ...member,
    homeUnits: Math.floor(homeUnits / quantity),
    poolUnits: Math.floor(poolUnits / quantity),
  };
}

function bundleAvailabilityOf(
  { isBlocked, deliveryBand, members }: ProductSupply,
  isExtendedAisleEnabled: boolean,
): Availability {
  const sets = members.map(perBundle);
  const type = bundleAvailability(sets.map((member) => supplyType(member, isExtendedAisleEnabled)));
  if (isBlocked || type === null) return unavailable;
  const ordered = isOrderedIn(type);
  const bands = ordered ? [deliveryBand, ...members.map((member) => member.deliveryBand)] : [deliveryBand];
  return {
    type,
    orderable: true,
    stockLevel: ordered ? 0 : Math.min(...sets.map((member) => stockOf(type, member))),
    deliveryBand: bandOf(type, bands),
  };
}

/** Where the store fulfils one condition of a product from, by the units there and in its geo pool. */
export function resolveAvailability(
  supply: ProductSupply,
  condition: ItemCondition,
  isExtendedAisleEnabled: boolean,
): Availability {
  if (supply.kind === 'bundle') return bundleAvailabilityOf(supply, isExtendedAisleEnabled);
  const type = supplyType(supply, isExtendedAisleEnabled);
  if (type === null || !isOfferedFrom(type, inventoryTypeOf(condition))) return unavailable;
  return {
    type,
    orderable: true,
    stockLevel: stockOf(type, supply),
    deliveryBand: bandOf(type, [supply.deliveryBand]),
  };
}
