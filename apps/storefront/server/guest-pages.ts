import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientAddressOf } from '@ownpath/client-address';
import type { CatalogState } from '@ownpath/contracts/catalog';
import { parseUrlPrefix } from '@ownpath/domain/site';
import { LRUCache } from 'lru-cache';
import type { ServerBuild } from 'react-router';
import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import type { RequestInit } from '../app/platform/load-context.server.ts';
import type { GuestView } from '../app/platform/session/guest-view.server.ts';
import { describeSite, type SiteContext } from '../app/platform/site/site-context.ts';
import type * as guestDevice from '../app/routes/guest-pages/guest-device.server.ts';
import { createAddressReader } from './check-request.ts';
import type { Changes, CommerceEngine } from './commerce-engine.ts';
import { chooseEncoding } from './compress.ts';
import type { EntryServer } from './entry-server.ts';
import type { Env } from './env.ts';
import type { Serve } from './front.ts';
import { correlationIdOf } from './logger.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';
import { remembered } from './remembered.ts';
import { type AsOf, createPageRenderer, type Wanted } from './render-guest-page.ts';
import { createStoreStates } from './store-states.ts';

type Options = {
  readonly env: Pick<Env, 'publicUrl' | 'trustedProxies' | 'sites'>;
  readonly build: ServerBuild;
  readonly commerceFetch: CommerceFetch;
  readonly readChanges: CommerceEngine['readChanges'];
  readonly now: () => Date;
  readonly sessionSecret: string;
  /** The shop's answer to a request in the name of all guests with a view. */
  readonly answer: (request: Request, bindings: Pick<RequestInit, 'guest'>) => Response | Promise<Response>;
  readonly onError: (error: unknown) => void;
};

/** Longer addresses are seldom asked for twice. */
const MAX_ADDRESS_LENGTH = 300;
const NEARBY_MS = 60_000;
/** Of the middle, which is the session's, so that it tells most apart: hashing all of it costs a tenth of a kept page. */
const COOKIES_PART_LENGTH = 32;

type Nearby = Pick<GuestView, 'storeId' | 'distanceMiles'>;
type KnownDevice = { readonly sent: string; readonly device: guestDevice.GuestDevice };
type Place = { readonly site: SiteContext; readonly isForGuests: boolean };

/** Answers with pages that are the same for all guests with the visitor's view, rendered once and served in front of the application (decision 0102). */
export function createGuestPages(options: Options): Serve {
  const { env, build, readChanges, commerceFetch, onError } = options;
  const entry = build.entry.module as unknown as EntryServer;
  const sessionKey = entry.deriveSessionKey(options.sessionSecret);
  const publicOrigin = env.publicUrl.origin;
  const isHttps = env.publicUrl.protocol === 'https:';
  const guests = entry.createGuests({ fetch: commerceFetch, publicOrigin });
  const addressOf = createAddressReader(build, entry.matchRoutes);
  const pages = createPageCache();
  const places = new LRUCache<string, Place>({ max: 2_000 });
  const devices = new LRUCache<string, KnownDevice>({ max: 2_000 });
  const encodings = new LRUCache<string, ReturnType<typeof chooseEncoding>>({ max: 100 });
  const nearby = new LRUCache<string, Nearby>({ max: 5_000, ttl: NEARBY_MS });
  const render = createPageRenderer({ ...options, entry, guests });
  const stateIn = createStoreStates<CatalogState | null>('whole');
  const rendering = new Map<string, Promise<CachedPage | null>>();

  function placeOf(pathname: string): Place {
    const found = parseUrlPrefix(pathname, env.sites);
    const isForGuests = addressOf(pathname, found.prefix)?.isForGuests ?? false;
    return { site: describeSite(found, env.sites), isForGuests };
  }

  function deviceOf(cookies: string, isGpc: boolean): guestDevice.GuestDevice {
    const middle = cookies.length >> 1;
    const part = (isGpc ? 'GPC ' : '') + cookies.slice(middle, middle + COOKIES_PART_LENGTH);
    const known = devices.get(part);
    if (known?.sent === cookies && known.device.isGpc === isGpc) return known.device;
    const device = entry.readGuestDevice({ cookies, isGpc }, sessionKey, isHttps);
    devices.set(part, { sent: cookies, device });
    return device;
  }

  /** Renders a page once for all who ask for it meanwhile. */
  function renderOnce(wanted: Wanted, asOf: AsOf): Promise<CachedPage | null> {
    const name = JSON.stringify([wanted.key, asOf.basis]);
    const running = rendering.get(name);
    if (running) return running;
    const started = render(wanted, asOf)
      .then((page) => {
        if (page?.status === 200) pages.keep(wanted.key, page);
        return page;
      })
      .finally(() => rendering.delete(name));
    rendering.set(name, started);
    return started;
  }

  type Found = { readonly page: CachedPage | null; readonly status: 'hit' | 'fwd=uri-miss' | 'fwd=stale' };

  function findOrRender(
    wanted: Wanted,
    state: CatalogState | null,
    changes: Changes | null,
  ): Found | Promise<Found> {
    if (state === null) return { page: null, status: 'fwd=uri-miss' };
    const { catalog, content } = changes ?? { catalog: null, content: null };
    const asOf = {
      basis: { state: state.state, place: state.place, catalog, content },
      storeIds: state.storeIds,
    };
    const found = pages.find(wanted.key, asOf.basis, changes);
    if (!found) {
      const status = pages.has(wanted.key) ? 'fwd=stale' : 'fwd=uri-miss';
      return renderOnce(wanted, asOf).then((page) => ({ page, status }));
    }
    if (found.isOld) renderOnce(wanted, asOf).catch(onError);
    return { page: found.page, status: 'hit' };
  }

  type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

  function send(
    { request, response }: Exchange,
    key: string,
    { page, status }: Found,
  ): boolean | Promise<boolean> {
    if (page === null) return false;
    const accepted = request.headers['accept-encoding'];
    const encoding = remembered(encodings, String(accepted ?? ''), chooseEncoding);
    const headers = [
      ...page.headers,
      'cache-control',
      'private, no-cache',
      'vary',
      'Accept-Encoding',
      'etag',
      page.etag,
      // RFC 9211
      'cache-status',
      `ownpath; ${status}`,
      'correlation-id',
      correlationIdOf(request.headers['correlation-id']?.toString()),
    ];
    if (page.status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const finish = (body: Buffer): true => {
      if (encoding !== 'identity') headers.push('content-encoding', encoding);
      headers.push('content-length', String(body.byteLength));
      response.writeHead(page.status, headers).end(body);
      return true;
    };
    const body = pages.bodyOf(key, page, encoding);
    return body instanceof Promise ? body.then(finish) : finish(body);
  }

  function serve(exchange: Exchange, url: string, site: SiteContext, view: GuestView) {
    const { storeId, isGuess, distanceMiles } = view;
    const key = `${storeId} ${isGuess} ${distanceMiles} ${view.cartCount} ${view.isGpc} ${view.cookies} ${url}`;
    const sendFound = (found: Found) => send(exchange, key, found);
    // As of before the state is asked for: what changes meanwhile shows with the next request.
    const serveAsOf = (changes: Changes | null) => {
      const findIn = (state: CatalogState | null) => findOrRender({ key, url, site, view }, state, changes);
      const store = { siteId: site.siteId, storeId };
      const state = stateIn(store, changes, () => guests.readState(site, view));
      const found = state instanceof Promise ? state.then(findIn) : findIn(state);
      return found instanceof Promise ? found.then(sendFound) : sendFound(found);
    };
    const changes = readChanges();
    return changes instanceof Promise ? changes.then(serveAsOf) : serveAsOf(changes);
  }

  function serveNearby(
    exchange: Exchange,
    url: string,
    site: SiteContext,
    device: Pick<GuestView, 'cookies' | 'isGpc'>,
  ) {
    const { request } = exchange;
    const address = clientAddressOf(
      new Headers(pick(request.headers, 'x-forwarded-for', 'forwarded')),
      request.socket.remoteAddress,
      env.trustedProxies,
    );
    const serveIn = (store: Nearby) => serve(exchange, url, site, entry.nearbyView(device, store));
    if (address === null) return serveIn({ storeId: null, distanceMiles: null });
    const known = nearby.get(address);
    if (known) return serveIn(known);
    return guests.locate(site, address).then((store) => {
      nearby.set(address, store);
      return serveIn(store);
    });
  }

  function tryToServe(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    const { url = '', headers } = request;
    if (request.method !== 'GET' || url.length > MAX_ADDRESS_LENGTH || !url.startsWith('/')) return false;
    const end = url.indexOf('?');
    const pathname = end < 0 ? url : url.slice(0, end);
    if (pathname.endsWith('.data') || url.includes('%00')) return false;
    const { site, isForGuests } = remembered(places, pathname, placeOf);
    if (!isForGuests) return false;
    const device = deviceOf(headers.cookie ?? '', headers['sec-gpc'] === '1');
    const view = entry.guestViewOf(device, headers['user-agent'] ?? null, options.now().getTime());
    if (view === null) return false;
    const exchange = { request, response };
    return 'nearby' in view
      ? serveNearby(exchange, url, site, view.nearby)
      : serve(exchange, url, site, view);
  }

  // The page of the visitor's own says what is wrong, if it is wrong there too.
  const leave = (error: unknown): false => {
    onError(error);
    return false;
  };
  return (request, response) => {
    try {
      const served = tryToServe(request, response);
      return served instanceof Promise ? served.catch(leave) : served;
    } catch (error) {
      return leave(error);
    }
  };
}

function pick(headers: IncomingMessage['headers'], ...names: readonly string[]): [string, string][] {
  return names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]]));
}
