import { CHUNK_LOAD_TIMEOUT_MS } from '@ownpath/domain/constants';
import { useEffect, useState } from 'react';
import { createPath, useHref, useLocation, useNavigation } from 'react-router';

/**
 * The address of a page whose code could not be loaded, until another page is reached; else null. The router answers
 * such a failure by reloading the page that is left, which without a connection ends in the browser's own error; that
 * reload is stopped. Where the browser has no navigation events it stays. The shop itself loads a page anew by
 * assigning its address.
 */
export function useLostPage(): string | null {
  const here = useLocation();
  const { state, location } = useNavigation();
  const ownHref = useHref(here);
  // A pending location carries the prefix of site and locale already.
  const target = location ? createPath(location) : ownHref;
  const [lostKey, setLostKey] = useState<string | null>(null);
  const { key } = here;
  const isPending = state !== 'idle';

  useEffect(() => {
    // While developing, changed modules ask for the same reload.
    if (import.meta.env.DEV) return;
    const stopReload = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      setLostKey(key);
    };
    window.navigation?.addEventListener('navigate', stopReload);
    return () => window.navigation?.removeEventListener('navigate', stopReload);
  }, [key]);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      console.error(`Loading chunk ${target} failed: timeout`);
      setLostKey(key);
    }, CHUNK_LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPending, target, key]);

  return lostKey === key ? target : null;
}
