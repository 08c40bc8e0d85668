import { keep, readKept } from '../../platform/browser-storage.ts';

export type SaveOutcome = 'saved' | 'already-saved' | 'removed' | 'failed';

/** A visitor's saved products: a guest's are on the device, a customer's in the account. */
export type SavedItems = {
  readonly storedIn: 'device' | 'account';
  /**
   * Ids of products or of their colours, the newest first; null until they are loaded. The same array until one
   * changes.
   */
  readonly read: () => readonly string[] | null;
  readonly save: (id: string) => Promise<SaveOutcome>;
  readonly remove: (ids: readonly string[]) => Promise<SaveOutcome>;
  /** Applies a change that the server has already made as part of another action. */
  readonly applyServerChange: (id: string, outcome: 'saved' | 'removed') => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

const CHANGED = 'saved-items-changed';

/** Notifies every save button and list of this window. */
export function announceSavedChange(): void {
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back on changes of this window, and on those that other windows write to localStorage. */
export function subscribeToSavedChanges(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

let newestFirst: readonly string[] = [];

/** Ids in the order in which they were saved (specification section 7, localStorage `wishlist`). */
export function readDeviceIds(): readonly string[] {
  const stored = readKept('wishlist');
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function write(ids: readonly string[], outcome: SaveOutcome): SaveOutcome {
  if (!keep('wishlist', ids)) return 'failed';
  announceSavedChange();
  return outcome;
}

function read(): readonly string[] {
  const ids = readDeviceIds().toReversed();
  const isSame = ids.length === newestFirst.length && ids.every((id, index) => id === newestFirst[index]);
  if (!isSame) newestFirst = ids;
  return newestFirst;
}

/** Another window may have saved it meanwhile: then the outcome is `already-saved`. */
export function saveOnDevice(savedId: string): SaveOutcome {
  const ids = readDeviceIds();
  if (!ids.includes(savedId)) return write([...ids, savedId], 'saved');
  announceSavedChange();
  return 'already-saved';
}

export function removeFromDevice(removedIds: readonly string[]): SaveOutcome {
  return write(
    readDeviceIds().filter((id) => !removedIds.includes(id)),
    'removed',
  );
}

/** A guest's saved items, in localStorage (specification section 6). */
export const deviceSavedItems: SavedItems = {
  storedIn: 'device',
  read,
  save: async (id) => saveOnDevice(id),
  remove: async (ids) => removeFromDevice(ids),
  applyServerChange(id, outcome) {
    if (outcome === 'saved') saveOnDevice(id);
    else removeFromDevice([id]);
  },
  subscribe: subscribeToSavedChanges,
};
