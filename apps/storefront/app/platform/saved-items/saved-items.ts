import { useSyncExternalStore } from 'react';
import { keep, readKept } from '../browser-storage.ts';

export type SaveOutcome = 'saved' | 'already-saved' | 'removed' | 'failed';

const CHANGED = 'saved-items-changed';

/** Ids of the products that a guest saved in this browser, the oldest first (specification section 4). */
function readSavedIds(): readonly string[] {
  const kept = readKept('wishlist');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Saves a product that was not saved before; another window may have been quicker. */
export function saveItem(productId: string): SaveOutcome {
  const ids = readSavedIds();
  if (ids.includes(productId)) {
    announce();
    return 'already-saved';
  }
  return write([...ids, productId], 'saved');
}

export function removeItem(productId: string): SaveOutcome {
  return write(
    readSavedIds().filter((id) => id !== productId),
    'removed',
  );
}

function write(ids: readonly string[], outcome: SaveOutcome): SaveOutcome {
  if (!keep('wishlist', ids)) return 'failed';
  announce();
  return outcome;
}

function announce(): void {
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Whether a product is saved, in this and every other window; never on the server, which doesn't know. */
export function useIsSaved(productId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readSavedIds().includes(productId),
    () => false,
  );
}
