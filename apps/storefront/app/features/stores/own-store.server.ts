import type { Store } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore, findStore } from '../../shared/shopper/chosen-store.server.ts';
import { type StoreWeek, storeWeek } from './store-week.server.ts';

/** What a page about reaching a store needs to know of the visitor's own. */
export type OwnStore = {
  readonly store: Pick<
    Store,
    'id' | 'address1' | 'city' | 'stateCode' | 'postalCode' | 'phone' | 'latitude' | 'longitude'
  >;
  readonly week: StoreWeek | null;
};

/** Null without a store. A failure is only logged: the page has other ways to reach the retailer. */
export async function loadOwnStore(
  commerce: CommerceClient,
  session: Session,
  now: Date,
): Promise<OwnStore | null> {
  try {
    const chosen = await findChosenStore(commerce, session);
    const found = chosen && (await findStore(commerce, chosen.id));
    if (!found) return null;
    const { id, address1, city, stateCode, postalCode, phone, latitude, longitude, timeZone } = found;
    const store = { id, address1, city, stateCode, postalCode, phone, latitude, longitude };
    return { store, week: storeWeek(now, timeZone) };
  } catch (error) {
    warnOf('The page has no store', error);
    return null;
  }
}
