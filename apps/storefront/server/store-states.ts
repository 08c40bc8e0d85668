import type { CatalogState } from '@ownpath/contracts/catalog';
import type { Changes } from './commerce-engine.ts';

/** How long a state counts while no change is announced: a promotion may begin meanwhile. */
const LASTS_MS = 1_000;

type Noted<State> = Pick<Changes, 'catalog' | 'content'> & { readonly state: State; readonly atMs: number };

/**
 * The state of the catalogue in a store as of these changes, which is the same for whoever has the store: read again only after a
 * change, and with each question where they are not announced.
 * @param counted which changes of the catalogue count: all, or only those that may concern any page, where keys tell of the others
 */
export function createStoreStates<State extends CatalogState | null = CatalogState>(
  counted: 'catalog' | 'whole',
): (
  store: { readonly siteId: string; readonly storeId: string | null },
  changes: Changes | null,
  read: () => Promise<State>,
) => State | Promise<State> {
  const states = new Map<string, Noted<State>>();
  return ({ siteId, storeId }, changes, read) => {
    if (changes === null) return read();
    const name = `${siteId} ${storeId}`;
    const known = states.get(name);
    const { [counted]: catalog, content } = changes;
    const isCurrent = known?.catalog === catalog && known.content === content;
    if (known && isCurrent && performance.now() - known.atMs < LASTS_MS) return known.state;
    const atMs = performance.now();
    return read().then((state) => {
      // The shopper who asks may have chosen another store meanwhile.
      if ((state?.storeIds[0] ?? null) === storeId) states.set(name, { catalog, content, state, atMs });
      return state;
    });
  };
}
