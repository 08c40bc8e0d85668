import { useEffect } from 'react';
import { useHref } from 'react-router';
import { hasConsent } from '../browser-storage.ts';

/** Nothing is watched before the page is usable: the code loads after it, and only where performance is allowed. */
const LOADED_AFTER_MS = 1000;

/** Starts what watches the pages of this document, once; with a confirmation at once, so that its order is not lost. */
export function useTrackers(): void {
  const address = useHref('/events');
  useEffect(() => {
    if (!hasConsent('performance')) return;
    const waitMs = location.pathname.includes('/confirmation/') ? 0 : LOADED_AFTER_MS;
    const timer = setTimeout(() => void loadTrackers(address), waitMs);
    return () => clearTimeout(timer);
  }, [address]);
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
