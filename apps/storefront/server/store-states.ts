import type { CatalogState } from '@ownpath/contracts/catalog';
import type { GuestView } from '../app/platform/session/guest-view.server.ts';
import type { SiteContext } from '../app/platform/site/site-context.ts';
import type { Changes } from './commerce-engine.ts';

/** How long a state counts while no change is announced: a promotion may begin meanwhile. */
const LASTS_MS = 1_000;

type Place = Pick<GuestView, 'storeId' | 'isGuess'>;
type State = CatalogState | null;
type Noted = Pick<Changes, 'whole' | 'content'> & {
  state: State | Promise<State>;
  readonly atMs: number;
};

/**
 * Finds the state of the catalogue in a store as of these changes: asked for again only after one that may concern any page, or
 * with each question where they are not announced.
 */
export function createStoreStates(
  readState: (site: SiteContext, place: Place) => Promise<State>,
): (site: SiteContext, place: Place, changes: Changes | null) => State | Promise<State> {
  const states = new Map<string, Noted>();
  return (site, place, changes) => {
    if (changes === null) return readState(site, place);
    const name = `${site.siteId} ${place.storeId} ${place.isGuess}`;
    const known = states.get(name);
    const isCurrent = known?.whole === changes.whole && known.content === changes.content;
    if (known && isCurrent && performance.now() - known.atMs < LASTS_MS) return known.state;
    const asked = readState(site, place);
    const { whole, content } = changes;
    const noted: Noted = { whole, content, state: asked, atMs: performance.now() };
    states.set(name, noted);
    asked.then(
      (state) => {
        noted.state = state;
      },
      () => states.get(name) === noted && states.delete(name),
    );
    return asked;
  };
}
