import { CHUNK_LOAD_TIMEOUT_MS } from '@ownpath/domain/constants';
import { useEffect, useState } from 'react';
import { createPath, useHref, useLocation, useNavigation } from 'react-router';

/** True for errors caused by a lost connection, or by a deployment that removed old files. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /dynamically imported module|importing a module script failed|loading chunk|failed to fetch|load failed|networkerror/i.test(
    error.message,
  );
}

/**
 * Loads a code-split part of the page.
 * @throws Error 'Loading chunk {name} failed' when loading fails or takes longer than 120 s (specification section 8)
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
 * The URL of a page whose code failed to load, until another page is reached; else null. On such a failure the router
 * reloads the current page, which without a connection ends on the browser's own error page, so this hook cancels that
 * reload. It can't in browsers without the Navigation API. The shop itself reloads by assigning `location`.
 */
export function useLostPage(): string | null {
  const here = useLocation();
  const { state, location } = useNavigation();
  const ownHref = useHref(here);
  // A pending location already includes the prefix of site and locale.
  const target = location ? createPath(location) : ownHref;
  const [lostKey, setLostKey] = useState<string | null>(null);
  const { key } = here;
  const isPending = state !== 'idle';

  useEffect(() => {
    // In development, hot module replacement triggers the same reload.
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
