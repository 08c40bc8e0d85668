import {
  announceSavedChange,
  readDeviceIds,
  removeFromDevice,
  type SavedItems,
  type SaveOutcome,
  subscribeToSavedChanges,
} from './saved-items.ts';

/** Ids in one call; more are sent in several. */
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

/** Moves a guest's items from the device to the account (specification section 4). */
async function mergeGuestItems(address: string): Promise<Answer | null> {
  let answer: Answer | null = null;
  for (let ids = readDeviceIds(); ids.length > 0; ids = readDeviceIds()) {
    const part = ids.slice(0, MERGE_SIZE);
    answer = await send(address, 'merge', part);
    if (removeFromDevice(part) === 'failed') break;
  }
  return answer;
}

/**
 * A customer's saved items: loaded once per document, changed optimistically.
 * @param address path of the calls, with the site and locale prefix
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
        const answer = (await mergeGuestItems(address)) ?? (await readAnswer(await fetch(address)));
        set(answer.ids);
      } catch (error) {
        // No message (specification section 8); the next use loads again.
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
    storedIn: 'account',
    load,
    read: () => known,
    save: (id) => change('save', [id]),
    remove: (ids) => change('remove', ids),
    applyServerChange: (id, outcome) => set(outcome === 'saved' ? withIds([id]) : without([id])),
    subscribe(onChange) {
      void load();
      return subscribeToSavedChanges(onChange);
    },
  };
}
