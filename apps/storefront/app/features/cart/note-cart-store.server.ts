import type { Basket } from '@ownpath/contracts/basket';
import type { Session } from '../../platform/session/session.server.ts';

/**
 * True the first time that a filled cart is shown with another store than before, because prices, promotions and
 * stock changed with it (specification section 4, store selection).
 */
export function noteCartStore(session: Session, basket: Basket | null): boolean {
  const before = session.read().cartStoreId ?? null;
  const now = basket && basket.items.length > 0 ? basket.storeId : null;
  if (now === before) return false;
  session.update({ cartStoreId: now });
  return before !== null && now !== null;
}
