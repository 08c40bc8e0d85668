import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { forget, keep, readKept } from '../../platform/browser-storage.ts';

/**
 * Copy of the visitor's baskets in localStorage (specification sections 4 and 7). The server's data is
 * authoritative.
 */
export type BasketTracking = {
  readonly basketTrack: readonly { readonly productId: string; readonly quantity: number }[];
  /** The temporary basket that carries an application; null while there is none. */
  readonly tempBasketId: string | null;
};

export const noBasketTracking: BasketTracking = { basketTrack: [], tempBasketId: null };

/** Writes changes only, because each write fires a `storage` event in other windows. */
export function trackBaskets({ basketTrack, tempBasketId }: BasketTracking): void {
  const isSame = JSON.stringify(readKept('basketTrack') ?? []) === JSON.stringify(basketTrack);
  if (!isSame) keep('basketTrack', basketTrack);
  if (tempBasketId === null) forget('tempBasketId');
  else if (readKept('tempBasketId') !== tempBasketId) keep('tempBasketId', tempBasketId);
}

/** Whether this browser knows of other baskets than a page for all guests says: of a former customer, or of a later answer. */
export function knowsOtherBaskets(cartCount: number): boolean {
  const track = (readKept('basketTrack') ?? []) as BasketTracking['basketTrack'];
  return (
    readKept('tempBasketId') !== null || track.reduce((sum, { quantity }) => sum + quantity, 0) !== cartCount
  );
}

type TrackerProps = { readonly baskets: BasketTracking | null; readonly cartCount: number };

/**
 * Copies the server's basket data to localStorage, and reloads the page's data when another tab has changed the cart, or when a
 * page for all guests, which has none of them, says another number of items.
 */
export function BasketTracker({ baskets, cartCount }: TrackerProps): null {
  const { revalidate } = useRevalidator();
  const tracked = JSON.stringify(baskets?.basketTrack ?? null);
  const tempBasketId = baskets?.tempBasketId ?? null;
  useEffect(() => {
    const basketTrack = JSON.parse(tracked);
    if (basketTrack !== null) trackBaskets({ basketTrack, tempBasketId });
    else if (knowsOtherBaskets(cartCount)) void revalidate();
  }, [tracked, tempBasketId, cartCount, revalidate]);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'basketTrack' && newValue !== tracked) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [tracked, revalidate]);
  return null;
}
