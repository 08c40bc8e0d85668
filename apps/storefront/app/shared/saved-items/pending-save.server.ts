import { removeItemFromBasket } from '@ownpath/contracts/basket';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findBasket } from '../shopper/current-basket.server.ts';
import { addToSavedList } from './saved-list.server.ts';

/** After a longer sign-in the save would come as a surprise. */
const WANTED_FOR_MS = 30 * 60_000;

/**
 * Stores in the session what a guest wants to move from the cart to their list, while they sign in on the sign-in
 * page or at the identity provider (specification section 4, guarded action).
 */
export function storePendingSave(session: Session, savedId: string, nowMs: number): void {
  session.update({ pendingSave: { savedId, expiresAtMs: nowMs + WANTED_FOR_MS } });
}

/** Carries out the pending save once, after the sign-in. A failure never blocks the sign-in. */
export async function runPendingSave(
  commerce: CommerceClient,
  session: Session,
  nowMs: number,
): Promise<void> {
  const { pendingSave } = session.read();
  if (!pendingSave) return;
  session.update({ pendingSave: null });
  if (pendingSave.expiresAtMs < nowMs) return;
  const { savedId } = pendingSave;
  try {
    const listed = await addToSavedList(commerce, session, [savedId]);
    if (!listed || listed.outcome === 'failed') return;
    const basket = await findBasket(commerce, session);
    const line = basket?.items.find((item) => (item.variantId || item.productId) === savedId);
    if (!basket || !line) return;
    const params = { basketId: basket.basketId, itemId: line.itemId };
    await commerce.call(removeItemFromBasket, { params });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    console.warn(`The pending save failed and the item stays in the cart: ${error.message}`);
  }
}
