import { useEffect, useSyncExternalStore } from 'react';
import { useShopData } from '../shopper/shop-data.ts';
import { createAccountSavedItems } from './account-saved-items.ts';
import { deviceSavedItems, readDeviceIds } from './device-saved-items.ts';
import type { SavedItems } from './saved-items.ts';

/** One for the document: signing out and changing the language load another one. */
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

/** Ids, the newest first; null while they are not known, as on the server. */
export function useSavedIds(): readonly string[] | null {
  const items = useSavedItems();
  return useSyncExternalStore(items.subscribe, items.read, () => null);
}

/** Whether one of the ids is saved, in this and every other window; never on the server, which doesn't know. */
export function useIsSaved(ids: readonly string[]): boolean {
  const items = useSavedItems();
  return useSyncExternalStore(
    items.subscribe,
    () => items.read()?.some((id) => ids.includes(id)) ?? false,
    () => false,
  );
}

/** Once somebody is signed in, what this device kept for a guest joins their list. */
export function useBringGuestItems(): void {
  const items = useAccount();
  useEffect(() => {
    // A session that ended elsewhere: the next to sign in here may be somebody else.
    if (!items) account = null;
    else if (readDeviceIds().length > 0) void items.load();
  }, [items]);
}
