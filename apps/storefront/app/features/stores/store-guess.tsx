import { useEffect } from 'react';
import { useHref, useRevalidator } from 'react-router';
import { isFirstInTab, readKept } from '../../platform/browser-storage.ts';

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

/** @param isLocated the server knows a store near the visitor's address: only a better hint is worth a request */
async function askForStore(address: string, isLocated: boolean): Promise<boolean> {
  const body = new URLSearchParams();
  const stored = readKept('store');
  if (typeof stored === 'string') body.set('storeId', stored);
  const point = await findPoint();
  if (point) {
    body.set('latitude', point.latitude.toFixed(4));
    body.set('longitude', point.longitude.toFixed(4));
  }
  if (isLocated && body.size === 0) return false;
  const answer = await fetch(address, { method: 'POST', body, headers: { Accept: 'application/json' } });
  return answer.ok && (await answer.json()) === true;
}

/**
 * For a visitor who has not chosen a store: once in a tab, they are assigned the one that this browser remembers or the
 * nearest to the device, and the page's prices follow. A failure is only logged.
 */
export function StoreGuess({ isLocated }: { readonly isLocated: boolean }): null {
  const address = useHref('/store-guess');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isFirstInTab('storeGuessed')) return;
    askForStore(address, isLocated).then(
      (isAssigned) => {
        if (isAssigned) void revalidate();
      },
      (error: unknown) => console.warn('No store was assigned.', error),
    );
  }, [isLocated, address, revalidate]);
  return null;
}
