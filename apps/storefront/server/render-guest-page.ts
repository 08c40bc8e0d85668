import { keysInStores, type SurrogateKeys } from '@ownpath/contracts/catalog';
import type { RequestInit } from '../app/platform/load-context.server.ts';
import type { GuestView } from '../app/platform/session/guest-view.server.ts';
import type { SiteContext } from '../app/platform/site/site-context.ts';
import type { Guests } from '../app/routes/guest-pages/guests.server.ts';
import type { EntryServer } from './entry-server.ts';
import type { Env } from './env.ts';
import { type Basis, type CachedPage, toCachedPage } from './page-cache.ts';

/** Headers of the answer that each sending has of its own. */
const OWN_HEADERS = new Set(['correlation-id', 'content-length', 'vary', 'cache-control', 'date']);

export type Wanted = {
  readonly key: string;
  readonly url: string;
  readonly site: SiteContext;
  readonly view: GuestView;
};

/** What a page is rendered from. */
export type AsOf = {
  readonly basis: Basis;
  /** Whose stock the page may show. */
  readonly storeIds: readonly string[];
};

type Options = {
  readonly env: Pick<Env, 'publicUrl'>;
  readonly entry: EntryServer;
  readonly guests: Guests;
  readonly answer: (request: Request, bindings: Pick<RequestInit, 'guest'>) => Response | Promise<Response>;
};

/** Renders a page for all guests with a view, and notes what it depends on. */
export function createPageRenderer({ env, entry, guests, answer }: Options) {
  /** Null when the page is not one for all guests after all, for example because a part of it failed to load. */
  return async ({ url, site, view }: Wanted, { basis, storeIds }: AsOf): Promise<CachedPage | null> => {
    const session = await guests.open(site, view);
    const shown = new Set<string>();
    let isOfAnything = false;
    const onAnswer = (keys: SurrogateKeys) => {
      isOfAnything ||= keys === null;
      for (const key of keys ?? []) shown.add(key);
    };
    const losses = entry.countLosses();
    const renderedAtMs = performance.now();
    const answered = await answer(entry.requestOfGuests(env.publicUrl.origin + url, view), {
      guest: { view, session, onAnswer },
    });
    const html = await answered.text();
    const { tokens: _, ...personal } = session.read();
    const isWhole = answered.status < 500 && entry.countLosses() === losses;
    if (!isWhole || Object.keys(personal).length > 0 || answered.headers.has('Set-Cookie')) return null;
    const headers = [...answered.headers].filter(([name]) => !OWN_HEADERS.has(name)).flat();
    const keys = isOfAnything ? null : keysInStores([...shown], storeIds);
    return toCachedPage({ status: answered.status, headers, html }, { basis, keys }, renderedAtMs);
  };
}
