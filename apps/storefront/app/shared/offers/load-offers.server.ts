import { getStorePromotions, type StorePromotion } from '@ownpath/contracts/promotions';
import { getShopperContext, patchShopperContext } from '@ownpath/contracts/shopper-context';
import { getStores } from '@ownpath/contracts/stores';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore, keepLocatedStore } from '../../shared/shopper/chosen-store.server.ts';

export type StoreOffers = {
  /** Street address of the store. */
  readonly storeAddress: string;
  readonly offers: readonly StorePromotion[];
  /** Code of the offer that the shopper applied. */
  readonly appliedCode: string | null;
};

/** The offers of the shopper's store; null without a store, `failed` when they can't be loaded. */
export async function loadOffers(
  commerce: CommerceClient,
  session: Session,
): Promise<StoreOffers | 'failed' | null> {
  try {
    const store = await findChosenStore(commerce, session);
    if (!store) return null;
    const tokens = session.read().tokens;
    const [{ PromoObj }, appliedCode] = await Promise.all([
      commerce.call(getStorePromotions, { query: { c_store_id: store.id } }),
      findAppliedCode(commerce, tokens?.usid),
    ]);
    return {
      storeAddress: store.address1,
      offers: sortOffers(PromoObj, tokens?.isRegistered === true),
      appliedCode,
    };
  } catch (error) {
    warnOf('No offers', error);
    return 'failed';
  }
}

/** Null also for a visitor whose store is only located: nothing is applied before they have a context. */
export async function findAppliedCode(
  commerce: CommerceClient,
  usid: string | undefined,
): Promise<string | null> {
  if (usid === undefined) return null;
  try {
    const { customQualifiers } = await commerce.call(getShopperContext, { params: { usid } });
    return customQualifiers?.appliedPromotions || null;
  } catch (error) {
    if (isCommerceError(error, 'ContextNotFound')) return null;
    throw error;
  }
}

/**
 * The order of tiles (specification section 4): offers for those who have paid something in full come last, and guests
 * see none of them.
 */
export function sortOffers<T extends { readonly pif: boolean }>(
  offers: readonly T[],
  isRegistered: boolean,
): readonly T[] {
  const others = offers.filter(({ pif }) => !pif);
  return isRegistered ? [...others, ...offers.filter(({ pif }) => pif)] : others;
}

/** Applies an offer to the shopper's context or removes it; prices follow. A located store is kept with it. */
export async function applyOffer(
  commerce: CommerceClient,
  session: Session,
  code: string | null,
): Promise<void> {
  if (session.read().tokens === undefined) {
    const store = await findChosenStore(commerce, session);
    if (!store) return;
    // The first call as the visitor opens the session.
    await commerce.call(getStores, { query: { ids: store.id } }, { as: 'visitor' });
  }
  const usid = session.read().tokens?.usid;
  if (usid === undefined) return;
  const apply = () =>
    commerce.call(patchShopperContext, {
      params: { usid },
      body: { customQualifiers: { appliedPromotions: code } },
    });
  await apply().catch(async (error: unknown) => {
    if (!isCommerceError(error, 'ContextNotFound')) throw error;
    await keepLocatedStore(commerce, session);
    await apply();
  });
}
