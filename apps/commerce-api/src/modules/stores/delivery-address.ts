import { getStateRule } from '@ownpath/domain/law';
import {
  type DeliveryArea,
  type DeliveryPlace,
  deliversTo,
  isPostOfficeBox,
  isStateCode,
  STORE_SEARCH_MAX_DISTANCE,
} from '@ownpath/domain/stores';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { listSellingNear } from './search-stores.ts';
import type { Queryable } from './stores-queries.ts';

/** What decides about a delivery; other fields of an address do not. */
export type DeliveryAddress = {
  readonly address1?: string | null | undefined;
  readonly address2?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly countryCode?: string | null | undefined;
};

function requireServedState({ stateCode, countryCode }: DeliveryAddress): string | null {
  const code = stateCode?.toUpperCase() ?? null;
  const isServed = code === null || (isStateCode(code) && getStateRule(code).enabled);
  if (!isServed || (countryCode ?? 'US').toUpperCase() !== 'US') {
    throw new DomainError('StateNotServed', `Delivery is not available in ${code ?? countryCode}.`);
  }
  return code;
}

/**
 * The place of an address, checked as far as no store is needed for it. Asks the geocoder: not within a transaction.
 * @param path of the address in the request's body, for field errors
 * @throws DomainError `StateNotServed`; `InvalidParameters` with the codes `po-box` (`address1`, `address2`),
 *   `unknown` and `other-state` (`postalCode`)
 * @throws PortError when the geocoder is down
 */
export async function locateDelivery(
  deps: Pick<Dependencies, 'ports'>,
  address: DeliveryAddress,
  path = 'body',
): Promise<DeliveryPlace> {
  const stateCode = requireServedState(address);
  const lines = (['address1', 'address2'] as const).filter((line) => isPostOfficeBox(address[line]));
  const fields = lines.map((line) => ({ path: `${path}.${line}`, code: 'po-box' }));
  const postalCode = address.postalCode?.trim().slice(0, 5);
  const place = postalCode ? await deps.ports.geocoder.findByPostalCode(postalCode) : null;
  if (postalCode && !place) fields.push({ path: `${path}.postalCode`, code: 'unknown' });
  if (stateCode !== null && place?.stateCode && place.stateCode !== stateCode) {
    fields.push({ path: `${path}.postalCode`, code: 'other-state' });
  }
  if (fields.length > 0) {
    throw new DomainError('InvalidParameters', 'Delivery to this address is not possible.', { fields });
  }
  if (!place) return { stateCode, point: null };
  requireServedState({ stateCode: place.stateCode });
  const { latitude, longitude } = place;
  return { stateCode: stateCode ?? place.stateCode, point: { latitude, longitude } };
}

/** The nearest store that sells and delivers to a place; null when there is none, or the place is not known. */
export async function findServingStore(
  queryable: Queryable,
  place: DeliveryPlace,
  now: Date,
): Promise<{ readonly id: string } | null> {
  if (place.point === null) return null;
  const near = await listSellingNear(queryable, place.point, STORE_SEARCH_MAX_DISTANCE, now);
  const serving = near.find(({ row }) => deliversTo(row, place));
  return serving ? { id: serving.row.id } : null;
}

/**
 * @param store null before one was chosen: it is checked when it is
 * @throws DomainError `OutsideDeliveryArea` with the store that delivers there
 */
export async function requireDelivery(
  queryable: Queryable,
  store: DeliveryArea | null,
  place: DeliveryPlace,
  now: Date,
): Promise<void> {
  if (store === null || deliversTo(store, place)) return;
  const serving = await findServingStore(queryable, place, now);
  throw new DomainError('OutsideDeliveryArea', 'The store does not deliver to this address.', {
    ...(serving && { members: { servingStoreId: serving.id } }),
  });
}
