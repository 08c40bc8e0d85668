import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { forget, keep, readKept } from '../browser-storage.ts';
import type { BasketMemory } from './basket-memory.ts';

/**
 * Keeps in the browser what the server says of the baskets, and asks the server anew when another window of this
 * browser has changed the cart, so that two tabs don't show two carts.
 */
export function useBasketMemory({ basketTrack, tempBasketId }: BasketMemory): void {
  const { revalidate } = useRevalidator();
  const tracked = JSON.stringify(basketTrack);
  useEffect(() => {
    // An unchanged value is written no second time: other windows would take it for news.
    if (JSON.stringify(readKept('basketTrack') ?? []) !== tracked) keep('basketTrack', JSON.parse(tracked));
  }, [tracked]);
  useEffect(() => {
    if (tempBasketId === null) forget('tempBasketId');
    else if (readKept('tempBasketId') !== tempBasketId) keep('tempBasketId', tempBasketId);
  }, [tempBasketId]);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === 'basketTrack' && newValue !== tracked) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [tracked, revalidate]);
}
