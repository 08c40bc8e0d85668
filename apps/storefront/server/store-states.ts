import type { GuestView } from '../app/platform/session/guest-view.server.ts';
import type { SiteContext } from '../app/platform/site/site-context.ts';
import type { CommerceEngine } from './commerce-engine.ts';

/** How long a state counts while no change is announced: a promotion may begin meanwhile. */
const LASTS_MS = 1_000;

type Place = Pick<GuestView, 'storeId' | 'isGuess'>;
type State = string | null;
type Noted = NonNullable<ReturnType<CommerceEngine['readChanges']>> & {
  state: State | Promise<State>;
  readonly atMs: number;
};

/**
 * Finds the state of the catalogue in a store, as of the moment of the question: asked for again only after a change that was
 * announced, or with each question where none are.
 */
export function createStoreStates(
  readChanges: CommerceEngine['readChanges'],
  readState: (site: SiteContext, place: Place) => Promise<State>,
): (site: SiteContext, place: Place) => State | Promise<State> {
  const states = new Map<string, Noted>();
  return (site, place) => {
    const changes = readChanges();
    if (changes === null) return readState(site, place);
    const name = JSON.stringify([site.siteId, place.storeId, place.isGuess]);
    const known = states.get(name);
    const isCurrent = known?.catalog === changes.catalog && known.content === changes.content;
    if (known && isCurrent && performance.now() - known.atMs < LASTS_MS) return known.state;
    const asked = readState(site, place);
    const noted: Noted = { ...changes, state: asked, atMs: performance.now() };
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
