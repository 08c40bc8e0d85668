import type { ChosenStore } from './chosen-store.server.ts';
import { useShopData } from './shop-data.ts';

/**
 * The store of a visitor who does not search for another one: a registered shopper's, or that of a guest with an
 * approval (specification section 4, Store selection). Null while they may choose.
 */
export function useFixedStore(): ChosenStore | null {
  const shop = useShopData();
  if (!shop?.store || shop.store.isGuess) return null;
  return shop.customer !== null || shop.hasApproval ? shop.store : null;
}
