import { type CatalogState, getCatalogState } from '@ownpath/contracts/catalog';
import { getLocatedStore } from '@ownpath/contracts/stores';
import { createCommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { CommerceFetch } from '../../platform/commerce/commerce-fetch.server.ts';
import { UNSPECIFIED_ADDRESS } from '../../platform/load-context.server.ts';
import type { GuestView } from '../../platform/session/guest-view.server.ts';
import {
  openWithoutCookie,
  type Session,
  type ShopperTokens,
} from '../../platform/session/session.server.ts';
import type { SiteContext } from '../../platform/site/site-context.ts';
import { chooseStore } from '../../shared/shopper/chosen-store.server.ts';

type Site = Pick<SiteContext, 'siteId' | 'locale'>;
type Place = Pick<GuestView, 'storeId' | 'isGuess'>;

/** Guests of the shop's own, one for each store: pages for all guests of it are rendered for them. */
export type Guests = {
  /** @throws CommerceError when the store can't be chosen */
  open(site: Site, place: Place): Promise<Session>;
  /** The state of the catalogue in the store; null when the commerce API names none. @throws CommerceError */
  readState(site: Site, place: Place): Promise<CatalogState | null>;
  /** The store near an address, if there is one. @throws CommerceError */
  locate(site: Site, clientAddress: string): Promise<Pick<GuestView, 'storeId' | 'distanceMiles'>>;
};

type Options = { readonly fetch: CommerceFetch; readonly publicOrigin: string };

export function createGuests(options: Options): Guests {
  const known = new Map<string, ReturnType<typeof begin>>();
  const nobody = {};

  const clientOf = ({ siteId, locale }: Site, session: Session, clientAddress = UNSPECIFIED_ADDRESS) =>
    createCommerceClient({
      ...options,
      siteId,
      locale,
      session,
      clientAddress,
      signal: new AbortController().signal,
    });

  async function begin(site: Site, storeId: string, isGuess: boolean) {
    const held: { tokens?: ShopperTokens } = {};
    const session = openWithoutCookie(held);
    await chooseStore(
      { commerce: clientOf(site, session), session, clientAddress: UNSPECIFIED_ADDRESS },
      { storeId, distanceMiles: null, isGuess },
    );
    return { held, usid: held.tokens?.usid };
  }

  async function open(site: Site, { storeId, isGuess }: Place): Promise<Session> {
    if (storeId === null) return openWithoutCookie(nobody);
    const name = JSON.stringify([site.siteId, storeId, isGuess]);
    const beginNow = () => {
      const begun = begin(site, storeId, isGuess);
      known.set(name, begun);
      begun.catch(() => known.delete(name));
      return begun;
    };
    const { held, usid } = await (known.get(name) ?? beginNow());
    // A session that was ended was replaced by one without the store.
    const isSame = held.tokens !== undefined && held.tokens.usid === usid;
    return openWithoutCookie(isSame ? held : (await beginNow()).held);
  }

  return {
    open,
    async readState(site, place) {
      const client = clientOf(site, await open(site, place));
      try {
        return await client.call(getCatalogState, { body: {} }, { as: 'shared' });
      } catch (error) {
        if (isCommerceError(error) && error.status === 404) return null;
        throw error;
      }
    },
    async locate(site, clientAddress) {
      const client = clientOf(site, openWithoutCookie({}), clientAddress);
      const { data } = await client.call(getLocatedStore, {});
      const [store] = data ?? [];
      return { storeId: store?.id ?? null, distanceMiles: store?.distanceMiles ?? null };
    },
  };
}
