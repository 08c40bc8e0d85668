import { getStorePromotions, type StorePromotion } from '@ownpath/contracts/promotions';
import { getShopperContext, patchShopperContext } from '@ownpath/contracts/shopper-context';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findChosenStore } from '../../shared/shopper/chosen-store.server.ts';

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
    const tokens = session.read().tokens;
    if (!store || tokens?.usid === undefined) return null;
    const { usid, isRegistered } = tokens;
    const [{ PromoObj }, { customQualifiers }] = await Promise.all([
      commerce.call(getStorePromotions, { query: { c_store_id: store.id } }),
      commerce.call(getShopperContext, { params: { usid } }),
    ]);
    return {
      storeAddress: store.address1,
      offers: sortOffers(PromoObj, isRegistered === true),
      appliedCode: customQualifiers?.appliedPromotions || null,
    };
  } catch (error) {
    warnOf('No offers', error);
    return 'failed';
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

/** Applies an offer to the shopper's context or removes it; prices follow. Does nothing without a context. */
export async function applyOffer(
  commerce: CommerceClient,
  session: Session,
  code: string | null,
): Promise<void> {
  const usid = session.read().tokens?.usid;
  if (usid === undefined) return;
  await commerce.call(patchShopperContext, {
    params: { usid },
    body: { customQualifiers: { appliedPromotions: code } },
  });
}
