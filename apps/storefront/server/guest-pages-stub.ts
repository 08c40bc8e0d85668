import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseTrustedProxies } from '@ownpath/client-address';
import { matchRoutes, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CommerceFetch } from '../app/platform/commerce/commerce-fetch.server.ts';
import { answerLogin } from '../app/platform/commerce/stub-visitor.server.ts';
import { countLosses } from '../app/platform/http/responses.ts';
import type { RequestInit } from '../app/platform/load-context.server.ts';
import type { GuestView } from '../app/platform/session/guest-view.server.ts';
import { deriveSessionKey, readSession, type SessionData } from '../app/platform/session/session.server.ts';
import { createSitesConfig } from '../app/platform/site/config.ts';
import * as guestDevice from '../app/routes/guest-pages/guest-device.server.ts';
import { createGuests } from '../app/routes/guest-pages/guests.server.ts';
import type { Changes } from './commerce-engine.ts';
import type { Serve } from './front.ts';
import { createGuestPages } from './guest-pages.ts';

const SECRET = 'a secret of more than thirty-two characters';
const HOUR_MS = 3_600_000;
const key = deriveSessionKey(SECRET);
const page = { default: () => null, loader: () => null };

const build = {
  routes: {
    '': { id: '', path: '', module: { ...page, handle: { isForGuests: true } } },
    'p/:id': { id: 'p/:id', path: 'p/:id', module: { ...page, handle: { isForGuests: true } } },
    cart: { id: 'cart', path: 'cart', module: page },
  },
  entry: {
    module: {
      ...guestDevice,
      createGuests,
      countLosses,
      deriveSessionKey,
      matchRoutes,
    },
  },
} as unknown as ServerBuild;

type Rendered = GuestView & { readonly path: string; readonly cookie: string | null };

/** Every change of the catalogue may concern any page, except those of the named keys since the number that is given. */
export const changesOf = (
  { catalog, content }: Pick<Changes, 'catalog' | 'content'>,
  changed: { readonly keys: readonly string[]; readonly whole: number } | null = null,
): Changes => ({
  catalog,
  content,
  whole: changed?.whole ?? catalog,
  hasChanged: (keys) => keys.some((key) => changed?.keys.includes(key)),
});

/** What the stubs of the test do and saw. */
export const shop = {
  changes: null as Changes | null,
  /** What the application read for a page, by surrogate keys. */
  keys: [] as string[] | null,
  /** State of the catalogue by store. */
  states: {} as Record<string, string>,
  /** Access tokens that the commerce API refuses. */
  ended: [] as string[],
  /** What the application rendered for all guests. */
  rendered: [] as Rendered[],
  /** Addresses of the requests that were left to it. */
  passedOn: [] as string[],
  onRender: (() => null) as () => Promise<Response | null> | Response | null,
  origin: '',
};

let serve: Serve;

/** A commerce API in which each guest of the shop's own has the store that they chose. */
function stubCommerce(): CommerceFetch {
  const stores = new Map<string, string>();
  let begun = 0;
  return async (request) => {
    const { pathname } = new URL(request.url);
    const call = pathname.split('/').at(-1) ?? '';
    if (call === 'token') {
      begun += 1;
      const answer = await answerLogin(pathname)?.json();
      return Response.json({ ...answer, access_token: `guest ${begun}`, usid: `guest ${begun}` });
    }
    const login = answerLogin(pathname);
    if (login) return login;
    const guest = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (shop.ended.includes(guest)) return Response.json({ title: 'Unauthorized' }, { status: 401 });
    if (pathname.includes('/shopper-context/')) {
      const { customQualifiers } = await request.json();
      stores.set(guest, customQualifiers.storeId);
      return Response.json({ customQualifiers });
    }
    if (call === 'catalogstate') {
      const storeId = stores.get(guest);
      const state = shop.states[storeId ?? ''];
      return Response.json({ state, place: state && 'today', storeIds: storeId ? [storeId] : [] });
    }
    const isNear = request.headers.get('X-Forwarded-For') === '203.0.113.7';
    if (call === 'getlocatedstore')
      return Response.json(
        isNear ? { data: [{ id: '04218', latitude: 33, longitude: -96, distance: 0.7 }] } : {},
      );
    return Response.json({});
  };
}

/** Guest pages in front of an application that renders nothing but the page's address, store and number. */
export function serveGuestPages(): void {
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      if (await serve(request, response)) return;
      shop.passedOn.push(request.url ?? '');
      response.end('of their own');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    shop.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => {
    shop.changes = changesOf({ catalog: 1, content: 1 });
    shop.keys = [];
    shop.states = { '': 'nowhere', '04217': 'plano', '04218': 'frisco' };
    shop.rendered = [];
    shop.passedOn = [];
    shop.ended = [];
    shop.onRender = () => null;
    serve = createGuestPages({
      env: {
        publicUrl: new URL('http://shop.test'),
        trustedProxies: parseTrustedProxies('127.0.0.1'),
        sites: createSitesConfig({ site: 'none', locale: 'path' }),
      },
      build,
      commerceFetch: stubCommerce(),
      readChanges: () => shop.changes,
      now: () => new Date(),
      sessionSecret: SECRET,
      answer: render,
      onError: () => {},
    });
  });
}

async function render(request: Request, { guest }: Pick<RequestInit, 'guest'>): Promise<Response> {
  if (!guest) throw new Error('rendered for nobody');
  const { pathname: path } = new URL(request.url);
  guest.onAnswer(shop.keys);
  shop.rendered.push({ ...guest.view, path, cookie: request.headers.get('Cookie') });
  const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': "default-src 'none'" };
  const body = `<p>${path} of ${guest.view.storeId}, ${shop.rendered.length}</p>`.padEnd(2_000, '.');
  return (await shop.onRender()) ?? new Response(body, { headers });
}

export function sessionCookie(data: SessionData): string {
  const session = readSession(new Request('http://shop.test/'), key, false);
  session.update(data);
  return session.commit()?.split(';')[0] ?? '';
}

export const tokens = {
  accessToken: 'secret',
  accessExpiresAtMs: Date.now() + HOUR_MS,
  refreshToken: 'secret',
  refreshExpiresAtMs: Date.now() + HOUR_MS,
  usid: 'ada',
  customerId: 'ada',
  isRegistered: false,
};
export const inPlano = {
  storeId: '04217',
  isGuess: false,
  distanceMiles: null,
  cartCount: 0,
  untilMs: Date.now() + HOUR_MS,
};
export const guestOfPlano = sessionCookie({ tokens, guestView: inPlano });

export async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop.origin + path, { headers: { 'Accept-Encoding': 'zstd', ...headers } });
  return { response, text: (await response.text()).replace(/\.+$/, '') };
}
