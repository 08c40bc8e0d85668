import { canRentIn } from '@ownpath/domain/law';
import { geoAvailabilityOf } from '@ownpath/domain/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import type { CommerceError } from '../../platform/commerce/commerce-error.ts';
import { findStore } from '../shopper/chosen-store.server.ts';
import type { PlaceProblem } from './place-problem.ts';

/** Minnesota and Wisconsin point to an affiliate (specification section 2, State notices). */
function closedStateOf(stateCode: string): PlaceProblem {
  const isAffiliate = geoAvailabilityOf(stateCode).type === 'affiliate-state';
  return { kind: isAffiliate ? 'affiliate-state' : 'closed-state', stateCode };
}

async function outsideAreaOf(commerce: CommerceClient, servingStoreId: string | null): Promise<PlaceProblem> {
  const store = servingStoreId === null ? null : await findStore(commerce, servingStoreId).catch(() => null);
  return {
    kind: 'outside-area',
    serving: store && { id: store.id, address1: store.address1, city: store.city },
  };
}

/** Why the checkout stopped at an address. */
export async function unservedOf(
  commerce: CommerceClient,
  stateCode: string,
  servingStoreId: string | null,
): Promise<PlaceProblem> {
  return canRentIn(stateCode, stateCode) ? outsideAreaOf(commerce, servingStoreId) : closedStateOf(stateCode);
}

/** What a refused address means; null for an error that is not about the place. */
export async function findPlaceProblem(
  commerce: CommerceClient,
  error: CommerceError,
  stateCode: string,
): Promise<PlaceProblem | null> {
  if (error.code === 'StateNotServed') return closedStateOf(stateCode);
  if (error.code === 'OutsideDeliveryArea') return outsideAreaOf(commerce, error.servingStoreId);
  return null;
}
