import { type Coordinates, distanceMiles } from './store-search.ts';

/** Miles that a store delivers unless its own setting says otherwise. */
export const DEFAULT_DELIVERY_RADIUS_MILES = 50;

/** Where a store delivers: its own settings. */
export type DeliveryArea = Coordinates & {
  readonly stateCode: string;
  readonly deliveryRadiusMiles: number;
  /** Empty: only the state of the store. */
  readonly deliveryStateCodes: readonly string[];
};

/** Where the goods are used. Parts that are not known yet are null. */
export type DeliveryPlace = {
  readonly stateCode: string | null;
  /** The middle of the ZIP code's area. */
  readonly point: Coordinates | null;
};

/**
 * True when the store delivers there, as far as the place is known. Whether the state allows renting is asked apart.
 * Agreements have the law and the tax rate of their store, so a state other than its own does not count yet, even if
 * the store names it (docs/decisions/0039-where-a-store-delivers.md).
 */
export function deliversTo(area: DeliveryArea, { stateCode, point }: DeliveryPlace): boolean {
  const states = area.deliveryStateCodes.length > 0 ? area.deliveryStateCodes : [area.stateCode];
  if (stateCode !== null && !(stateCode === area.stateCode && states.includes(stateCode))) return false;
  return point === null || distanceMiles(area, point) <= area.deliveryRadiusMiles;
}

const PO_BOX = /\b(?:p\.?\s?o\.?\s?b(?:ox|x)|post\s?office\s?box|apartado\s?postal)\b|^\s*box\s?#?\s?\d/i;

/** A post-office box takes no furniture. */
export function isPostOfficeBox(addressLine: string | null | undefined): boolean {
  return addressLine != null && PO_BOX.test(addressLine);
}
