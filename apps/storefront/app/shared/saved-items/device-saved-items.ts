import { keep, readKept } from '../../platform/browser-storage.ts';
import { announceSavedChange, subscribeToSavedChanges } from './saved-change.ts';
import type { SavedItems, SaveOutcome } from './saved-items.ts';

let newestFirst: readonly string[] = [];

/** Ids in the order in which they were saved (specification section 7, localStorage `wishlist`). */
export function readDeviceIds(): readonly string[] {
  const kept = readKept('wishlist');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
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

/** Saves what was not saved before; another window may have been quicker. */
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

/** A guest's saved items: they stay in this browser (specification section 6). */
export const deviceSavedItems: SavedItems = {
  keeper: 'device',
  read,
  save: async (id) => saveOnDevice(id),
  remove: async (ids) => removeFromDevice(ids),
  note(id, outcome) {
    if (outcome === 'saved') saveOnDevice(id);
    else removeFromDevice([id]);
  },
  subscribe: subscribeToSavedChanges,
};
