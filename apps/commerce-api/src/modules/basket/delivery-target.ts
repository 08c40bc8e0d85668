import { createHash } from 'node:crypto';
import { canRentIn } from '@ownpath/domain/law';
import { type DeliveryPlace, deliversTo } from '@ownpath/domain/stores';
import type { StoreRow } from '../stores/index.ts';

type AddressRow = {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly stateCode: string | null;
  readonly postalCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** Where the goods of a basket are used. */
export type DeliveryTarget = Omit<AddressRow, 'latitude' | 'longitude'> & { readonly place: DeliveryPlace };

/** An address that goods can be sent to; the application has one from the start, a basket when it was set. */
export function isDeliveryAddress(row: Pick<AddressRow, 'address1' | 'stateCode'> | null): boolean {
  return Boolean(row?.address1 && row.stateCode);
}

/** The basket's own address, else that of the shopper's latest application; null while neither is known. */
export function deliveryTargetOf(sources: {
  readonly shipment: AddressRow | null;
  readonly applied: AddressRow | null;
}): DeliveryTarget | null {
  const row = [sources.shipment, sources.applied].find(isDeliveryAddress);
  if (!row) return null;
  const { latitude, longitude, ...address } = row;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...address, place: { stateCode: row.stateCode, point } };
}

/** The law of both states allows renting, and the store delivers there. */
export function isServedBy(store: StoreRow, { place }: DeliveryTarget): boolean {
  const { stateCode } = place;
  return (stateCode === null || canRentIn(store.stateCode, stateCode)) && deliversTo(store, place);
}

/**
 * The store with the tax of the place where the goods are used: its own until an address is known, and where they are
 * picked up.
 */
export function taxedAt(store: StoreRow, target: DeliveryTarget | null, isPickedUp: boolean): StoreRow {
  const postalCode = target?.postalCode?.slice(0, 5);
  const rate = postalCode && !isPickedUp ? store.taxRatesByPostalCode[postalCode] : undefined;
  return rate === undefined ? store : { ...store, taxRatePpm: rate };
}

/** Changes with the store and with the address: what was chosen for another place is asked again. */
export function placeHashOf(storeId: string, target: DeliveryTarget | null): string {
  const { address1, address2, city, stateCode, postalCode } = target ?? {};
  const parts = [storeId, address1, address2, city, stateCode, postalCode];
  const text = parts.map((part) => (part ?? '').trim().toLowerCase()).join('\n');
  return createHash('sha256').update(text).digest('base64url');
}
