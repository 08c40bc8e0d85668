import { readDeviceIds, removeFromDevice } from './device-saved-items.ts';
import { announceSavedChange, subscribeToSavedChanges } from './saved-change.ts';
import type { SavedItems, SaveOutcome } from './saved-items.ts';

/** Ids in one call; a guest with more brings them along in several. */
const MERGE_SIZE = 100;

type Answer = { readonly ids: readonly string[]; readonly outcome?: SaveOutcome };
type Intent = 'save' | 'remove' | 'merge';

async function send(address: string, intent: Intent, productIds: readonly string[]): Promise<Answer> {
  const body = new URLSearchParams([
    ['intent', intent],
    ...productIds.map((id) => ['productId', id] as [string, string]),
  ]);
  return readAnswer(await fetch(address, { method: 'POST', body, keepalive: true }));
}

async function readAnswer(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`Saved items: status ${response.status}`);
  return response.json();
}

/** What was saved as a guest comes to the account, and leaves the device (specification section 4). */
async function bringGuestItems(address: string): Promise<Answer | null> {
  let answer: Answer | null = null;
  for (let ids = readDeviceIds(); ids.length > 0; ids = readDeviceIds()) {
    const part = ids.slice(0, MERGE_SIZE);
    answer = await send(address, 'merge', part);
    if (removeFromDevice(part) === 'failed') break;
  }
  return answer;
}

/**
 * A customer's saved items, read once for as long as the document lives and changed ahead of the server's answer.
 * @param address of the calls, with the language's prefix
 */
export function createAccountSavedItems(
  address: string,
): SavedItems & { readonly load: () => Promise<void> } {
  let known: readonly string[] | null = null;
  let loading: Promise<void> | null = null;

  const set = (ids: readonly string[]) => {
    known = ids;
    announceSavedChange();
  };
  const without = (removed: readonly string[]) => (known ?? []).filter((id) => !removed.includes(id));
  const withIds = (saved: readonly string[]) => [...saved, ...without(saved)];

  const load = () => {
    loading ??= (async () => {
      try {
        const answer = (await bringGuestItems(address)) ?? (await readAnswer(await fetch(address)));
        set(answer.ids);
      } catch (error) {
        // Nobody is told (specification section 8); the next heart asks again.
        console.warn('The saved items could not be read.', error);
        loading = null;
      }
    })();
    return loading;
  };

  const change = async (intent: 'save' | 'remove', ids: readonly string[]): Promise<SaveOutcome> => {
    await load();
    const before = known;
    set(intent === 'save' ? withIds(ids) : without(ids));
    try {
      const { outcome = 'failed' } = await send(address, intent, ids);
      return outcome;
    } catch {
      set(before ?? []);
      return 'failed';
    }
  };

  return {
    keeper: 'account',
    load,
    read: () => known,
    save: (id) => change('save', [id]),
    remove: (ids) => change('remove', ids),
    note: (id, outcome) => set(outcome === 'saved' ? withIds([id]) : without([id])),
    subscribe(onChange) {
      void load();
      return subscribeToSavedChanges(onChange);
    },
  };
}
