import { removeItemFromBasket } from '@ownpath/contracts/basket';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Session } from '../../platform/session/session.server.ts';
import { findBasket } from '../shopper/current-basket.server.ts';
import { addToSavedList } from './saved-list.server.ts';

/** Who takes longer to sign in has something else in mind by then. */
const WANTED_FOR_MS = 30 * 60_000;

/**
 * Specification section 4, guarded action: what a guest wanted to put from the cart on their list is kept in the
 * session while they sign in, on the sign-in page or at the identity provider.
 */
export function keepWantedSave(session: Session, savedId: string, nowMs: number): void {
  session.update({ wantedSave: { savedId, expiresAtMs: nowMs + WANTED_FOR_MS } });
}

/** Does it, once, for who has just signed in. Nobody is kept from signing in by it. */
export async function runWantedSave(
  commerce: CommerceClient,
  session: Session,
  nowMs: number,
): Promise<void> {
  const { wantedSave } = session.read();
  if (!wantedSave) return;
  session.update({ wantedSave: null });
  if (wantedSave.expiresAtMs < nowMs) return;
  const { savedId } = wantedSave;
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
    console.warn(`What was to be saved stays in the cart: ${error.message}`);
  }
}
