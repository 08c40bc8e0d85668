import type { Dependencies } from '../../dependencies.ts';
import type { BasketCaller } from '../basket/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { findShopperStoreRow } from '../shopper-context/index.ts';
import { type DeliveryAddress, locateDelivery, requireDelivery } from '../stores/index.ts';

/**
 * Whether the shopper's store delivers to the address of an application, before it is sent.
 * @throws DomainError as `locateDelivery` and `requireDelivery`; `TooManyRequests`
 * @throws PortError when the geocoder is down
 */
export async function checkAddress(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'ports'>,
  request: { readonly caller: BasketCaller; readonly address: DeliveryAddress; readonly clientIp: string },
): Promise<{ storeId: string | null }> {
  const { caller, address, clientIp } = request;
  const now = deps.clock.now();
  await limitAttempts(deps, { call: 'geocoding', clientIp });
  const place = await locateDelivery(deps, address);
  const store = await findShopperStoreRow(deps.database, caller, now);
  await requireDelivery(deps.database, store, place, now);
  return { storeId: store?.id ?? null };
}
