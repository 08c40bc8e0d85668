import type { Store } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore, findStore } from '../../shared/shopper/chosen-store.server.ts';
import { findMessageWriter, type MessageWriter } from './message-writer.server.ts';
import { findStorePhoto } from './store-photo.server.ts';
import { type StoreWeek, storeWeek } from './store-week.server.ts';

/** What a page about reaching a store needs to know of the visitor's own. */
export type OwnStore = {
  readonly store: Pick<
    Store,
    'id' | 'address1' | 'city' | 'stateCode' | 'postalCode' | 'phone' | 'latitude' | 'longitude' | 'team'
  >;
  readonly week: StoreWeek | null;
  /** What a store looks like; null where there is no photograph. */
  readonly photo: Awaited<ReturnType<typeof findStorePhoto>>;
};

/** Ways to reach the retailer. */
export type Contact = {
  readonly own: OwnStore | null;
  /** Of a message that is written on the page. */
  readonly requestKey: string;
  readonly writer: MessageWriter | null;
};

/** Without a store the head office is written to. */
export async function loadContact(commerce: CommerceClient, session: Session, now: Date): Promise<Contact> {
  const [own, writer] = await Promise.all([
    loadOwnStore(commerce, session, now),
    findMessageWriter(commerce, session),
  ]);
  return { own, writer, requestKey: crypto.randomUUID() };
}

/** Null without a store. A failure is only logged: the page has other ways to reach the retailer. */
async function loadOwnStore(commerce: CommerceClient, session: Session, now: Date): Promise<OwnStore | null> {
  try {
    const [found, photo] = await Promise.all([
      findChosenStore(commerce, session).then((chosen) => chosen && findStore(commerce, chosen.id)),
      findStorePhoto(commerce),
    ]);
    if (!found) return null;
    const { id, address1, city, stateCode, postalCode, phone, latitude, longitude, timeZone, team } = found;
    const store = { id, address1, city, stateCode, postalCode, phone, latitude, longitude, team };
    return { store, week: storeWeek(now, timeZone), photo };
  } catch (error) {
    warnOf('The page has no store', error);
    return null;
  }
}
