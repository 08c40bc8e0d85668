import { useEffect } from 'react';
import { useHref, useRevalidator } from 'react-router';
import { isFirstInTab, readKept } from '../../platform/browser-storage.ts';
import { useShopData } from '../../shared/shopper/shop-data.ts';

/** The device's position if permission is granted already; null otherwise. */
async function findPoint(): Promise<{ latitude: number; longitude: number } | null> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  if (permission?.state !== 'granted') return null;
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      { timeout: 5_000, maximumAge: 600_000 },
    );
  });
}

async function askForStore(address: string): Promise<boolean> {
  const body = new URLSearchParams();
  const stored = readKept('store');
  if (typeof stored === 'string') body.set('storeId', stored);
  const point = await findPoint();
  if (point) {
    body.set('latitude', point.latitude.toFixed(4));
    body.set('longitude', point.longitude.toFixed(4));
  }
  const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
  return answer.ok && (await answer.json()) === true;
}

/** Once in a tab, a visitor without a store is assigned one, and the page's prices follow. A failure is only logged. */
export function useStoreGuess(): void {
  const shop = useShopData();
  const address = useHref('/store-guess');
  const { revalidate } = useRevalidator();
  const isLost = shop !== null && shop.store === null;
  useEffect(() => {
    if (!isLost || !isFirstInTab('storeGuessed')) return;
    askForStore(address).then(
      (isAssigned) => {
        if (isAssigned) void revalidate();
      },
      (error: unknown) => console.warn('No store was assigned.', error),
    );
  }, [isLost, address, revalidate]);
}
