import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { type BasketMemory, rememberBaskets } from './basket-memory.ts';

/**
 * Keeps in the browser what the server says of the baskets, and asks the server anew when another window of this
 * browser has changed the cart, so that two tabs don't show two carts.
 */
export function useBasketMemory({ basketTrack, tempBasketId }: BasketMemory): void {
  const { revalidate } = useRevalidator();
  const tracked = JSON.stringify(basketTrack);
  useEffect(() => {
    rememberBaskets({ basketTrack: JSON.parse(tracked), tempBasketId });
  }, [tracked, tempBasketId]);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'basketTrack' && newValue !== tracked) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [tracked, revalidate]);
}
