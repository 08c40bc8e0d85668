import { useEffect } from 'react';
import { useHref } from 'react-router';
import { hasConsent } from '../browser-storage.ts';

/** Nothing is watched before the page is usable: the code loads after it, and only where performance is allowed. */
const LOADED_AFTER_MS = 1000;

let isStarted = false;

/** Starts what watches the pages of this document, once. */
export function useTrackers(): void {
  const address = useHref('/events');
  useEffect(() => {
    if (!hasConsent('performance')) return;
    const timer = setTimeout(() => startTrackersNow(address), LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [address]);
}

/** For a page whose event must not be lost when it is left at once. With consent to performance only. */
export function startTrackersNow(address: string): void {
  if (isStarted) return;
  isStarted = true;
  void loadTrackers(address);
}

/** Without its code the shop goes on, and nothing is measured (specification section 8). */
async function loadTrackers(address: string): Promise<void> {
  try {
    const { startTrackers } = await import('./trackers/start-trackers.ts');
    startTrackers(address);
  } catch (error) {
    console.warn('Nothing is measured', error);
  }
}
