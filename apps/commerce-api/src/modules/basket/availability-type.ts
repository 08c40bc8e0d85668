import type { BasketItem } from '@ownpath/contracts/basket';
import type { BasketItemRow } from './basket-items-queries.ts';
import type { PricedLine } from './price-lines.ts';

type AvailabilityType = NonNullable<BasketItem['availabilityType']>;

const typeByAvailability: Readonly<Record<BasketItemRow['availability'], AvailabilityType>> = {
  'home-store': 'INVENTORY_PRODUCT',
  nearby: 'INV_GEO_POOL_PRODUCT',
  'special-order': 'SO_PRODUCT',
  'extended-aisle': 'EA_PRODUCT',
};

/** The stored availability of a wire type. */
export function availabilityOf(type: AvailabilityType | null): BasketItemRow['availability'] {
  const found = Object.entries(typeByAvailability).find(([, candidate]) => candidate === type);
  return (found?.[0] ?? 'home-store') as BasketItemRow['availability'];
}

/** Where a line comes from now, else where it came from when it was added. */
export function availabilityTypeOf({
  row,
  condition,
}: Pick<PricedLine, 'row' | 'condition'>): AvailabilityType {
  return condition?.availability.type ?? typeByAvailability[row.availability];
}

export function deliveryBandOf({ row, condition }: Pick<PricedLine, 'row' | 'condition'>): string | null {
  return condition?.availability.deliveryBand ?? row.deliveryBand;
}
