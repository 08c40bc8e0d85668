import { useEffect, useSyncExternalStore } from 'react';
import { useShopData } from '../shopper/shop-data.ts';
import { createAccountSavedItems } from './account-saved-items.ts';
import { deviceSavedItems, readDeviceIds, type SavedItems } from './saved-items.ts';

/** One instance per document: signing out and changing the language load a new document. */
let account: ReturnType<typeof createAccountSavedItems> | null = null;

function useAccount() {
  const shop = useShopData();
  if (!shop?.customer || typeof window === 'undefined') return null;
  account ??= createAccountSavedItems(`${shop.site.prefix}/saved-items`);
  return account;
}

/** The visitor's saved items (specification section 4, Wishlist). */
export function useSavedItems(): SavedItems {
  return useAccount() ?? deviceSavedItems;
}

/** Ids, the newest first; null until they are loaded, and on the server. */
export function useSavedIds(): readonly string[] | null {
  const items = useSavedItems();
  return useSyncExternalStore(items.subscribe, items.read, () => null);
}

/** Whether one of the ids is saved, kept in sync with other windows. Always false on the server. */
export function useIsSaved(ids: readonly string[]): boolean {
  const items = useSavedItems();
  return useSyncExternalStore(
    items.subscribe,
    () => items.read()?.some((id) => ids.includes(id)) ?? false,
    () => false,
  );
}

/** After a sign-in, moves the guest's items from the device to the customer's list. */
export function useMergeGuestItems(): void {
  const items = useAccount();
  useEffect(() => {
    // The session ended elsewhere; another customer may sign in next.
    if (!items) account = null;
    else if (readDeviceIds().length > 0) void items.load();
  }, [items]);
}
