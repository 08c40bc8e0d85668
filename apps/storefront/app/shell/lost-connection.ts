import { CHUNK_LOAD_TIMEOUT_MS } from '@ownpath/domain/constants';
import { useEffect, useState } from 'react';
import { createPath, useHref, useLocation, useNavigation } from 'react-router';

/** True for an error that a lost connection, or a deploy that removed old files, brings about. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|loading chunk|failed to fetch|load failed|networkerror/i.test(
    error.message,
  );
}

/**
 * A part of the page that is loaded when it is first wanted.
 * @throws Error 'Loading chunk {name} failed' when it can't be had, or not within 120 s (specification section 8)
 */
export async function loadChunk<Part>(name: string, load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), CHUNK_LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw new Error(`Loading chunk ${name} failed`, { cause });
  } finally {
    clearTimeout(timer);
  }
}

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
