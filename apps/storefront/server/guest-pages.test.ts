import { expect, test } from 'vitest';
import { warnOf } from '../app/platform/http/responses.ts';
import type { SessionData } from '../app/platform/session/session.server.ts';
import {
  changesOf,
  get,
  guestOfPlano,
  inPlano,
  serveGuestPages,
  sessionCookie,
  shop,
  tokens,
} from './guest-pages-stub.ts';

serveGuestPages();

test('a page is rendered once for all guests of a store, who are not told apart by it', async () => {
  const other = sessionCookie({ tokens: { ...tokens, usid: 'ben' }, guestView: inPlano });
  const both = await Promise.all([
    get('/p/sofa', { Cookie: guestOfPlano }),
    get('/p/sofa', { Cookie: other }),
  ]);
  expect(both.map(({ text }) => text)).toEqual(Array(2).fill('<p>/p/sofa of 04217, 1</p>'));
  expect((await get('/p/sofa', { Cookie: `x=1; ${other}` })).text).toContain('of 04217, 1');
  expect(shop.rendered).toEqual([
    {
      storeId: '04217',
      isGuess: false,
      distanceMiles: null,
      cartCount: 0,
      isGpc: false,
      cookies: 'frequency=WEEKLY',
      cookie: 'frequency=WEEKLY',
      path: '/p/sofa',
    },
  ]);
  const statuses = both.map(({ response }) => response.headers.get('Cache-Status'));
  expect(statuses).toEqual(Array(2).fill('ownpath; fwd=uri-miss'));
  const { response: third } = await get('/p/sofa', { Cookie: guestOfPlano });
  expect(third.headers.get('Cache-Status')).toBe('ownpath; hit');
  for (const { response } of both) {
    expect(response.headers.has('Set-Cookie')).toBe(false);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  }
});

test('what a page shows makes another page: store, cart, frequency, consent, what the device was asked', async () => {
  const consent = 'consent=1.0c6d2b1e-8f3a-4a57-b1d2-6f0e9d7c4a33.functional';
  const views = [
    guestOfPlano,
    sessionCookie({ tokens, guestView: { ...inPlano, storeId: '04218' } }),
    sessionCookie({ tokens, guestView: { ...inPlano, cartCount: 2 } }),
    sessionCookie({ tokens, guestView: { ...inPlano, isGuess: true } }),
    `${guestOfPlano}; frequency=MONTHLY`,
    `${guestOfPlano}; ${consent}`,
    `${guestOfPlano}; signUpAccepted=1`,
    `${guestOfPlano}; ieContentFetched=true`,
    `${guestOfPlano}; sf_chat_initiate=sales`,
  ];
  for (const Cookie of views) await get('/', { Cookie });
  await get('/', { Cookie: guestOfPlano, 'Sec-GPC': '1' });
  expect(shop.rendered).toHaveLength(views.length + 1);
  // An id of somebody's answer is no part of it.
  expect(shop.rendered.map(({ cookie }) => cookie).join()).not.toContain('0c6d2b1e');
  const another = consent.replace('0c6d2b1e', '11111111');
  expect((await get('/', { Cookie: `${another}; ${guestOfPlano}` })).text).toContain(', 6</p>');
});

test('devices whose cookies differ in a letter somewhere, or in Global Privacy Control alone, are told apart', async () => {
  const sealed = guestOfPlano.replace('ownpath=', '');
  const cookiesOf = (frequency: string) =>
    `frequency=${frequency}; a=${'x'.repeat(4_000)}; ownpath=${sealed}`;
  for (const frequency of ['WEEKLY', 'MONTHLY', 'WEEKLY']) {
    await get('/', { Cookie: cookiesOf(frequency) });
    await get('/', { Cookie: cookiesOf(frequency), 'Sec-GPC': '1' });
  }
  expect(shop.rendered.map(({ cookies, isGpc }) => [cookies, isGpc])).toEqual([
    ['frequency=WEEKLY', false],
    ['frequency=WEEKLY', true],
    ['frequency=MONTHLY', false],
    ['frequency=MONTHLY', true],
  ]);
});

test('a visitor without a session gets the store near their address, a search engine none', async () => {
  expect((await get('/')).text).toContain('of null');
  expect((await get('/', { 'X-Forwarded-For': '203.0.113.7' })).text).toContain('of 04218');
  const crawler = { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Googlebot/2.1' };
  expect((await get('/', crawler)).text).toContain('of null');
  expect(shop.rendered).toMatchObject([
    { storeId: null, distanceMiles: null },
    { storeId: '04218', isGuess: true, distanceMiles: 0.7 },
  ]);
});

test('whoever has something of their own gets a page of their own', async () => {
  const theirs: SessionData[] = [
    { tokens: { ...tokens, isRegistered: true }, guestView: inPlano },
    { tokens },
    { tokens, guestView: null },
    { tokens, guestView: { ...inPlano, untilMs: Date.now() - 1 } },
    { tokens, guestView: inPlano, openSignIn: { mergesBasket: true } },
    { tokens, guestView: inPlano, renewal: { orderNo: '1', isDone: false } },
  ];
  for (const data of theirs) {
    expect((await get('/', { Cookie: sessionCookie(data) })).text).toBe('of their own');
  }
  for (const path of ['/cart', '/p/sofa.data', '/p/%00', `/p/${'x'.repeat(400)}`]) await get(path);
  await fetch(`${shop.origin}/p/sofa`, { method: 'POST' });
  await fetch(`${shop.origin}/p/sofa`, { method: 'HEAD' });
  expect(shop.passedOn).toHaveLength(theirs.length + 6);
  expect(shop.rendered).toEqual([]);
});

test('after a change of prices or stock only pages that show what changed are rendered anew', async () => {
  const home = async () => (await get('/', { Cookie: guestOfPlano })).text;
  shop.keys = ['product:sofa', 'stock:sofa', 'category:beds', 'stock'];
  expect(await home()).toContain(', 1<');
  const change = (catalog: number, ...keys: string[]) => {
    shop.changes = changesOf({ catalog, content: 1 }, { keys, whole: 1 });
  };
  change(2, 'product:bed', 'category:sofas', 'stock@04218', 'stock:sofa@04218');
  expect(await home()).toContain(', 1<');
  for (const [index, key] of ['product:sofa', 'category:beds', 'stock@04217', 'stock:sofa@04217'].entries()) {
    change(index + 3, key);
    expect(await home()).toContain(`, ${index + 2}<`);
    expect(await home()).toContain(`, ${index + 2}<`);
  }
  // Whatever may show anything is renewed by any change.
  shop.keys = null;
  change(7, 'stock@04217');
  expect(await home()).toContain(', 6<');
  change(8, 'product:of-no-page');
  expect(await home()).toContain(', 7<');
});

test('after a change of the catalogue only pages of stores that it touches are rendered anew', async () => {
  const inFrisco = sessionCookie({ tokens, guestView: { ...inPlano, storeId: '04218' } });
  const both = async () => [
    (await get('/', { Cookie: guestOfPlano })).text,
    (await get('/', { Cookie: inFrisco })).text,
  ];
  expect(await both()).toEqual(['<p>/ of 04217, 1</p>', '<p>/ of 04218, 2</p>']);
  shop.states = { ...shop.states, '04217': 'plano with another price' };
  shop.changes = changesOf({ catalog: 2, content: 1 });
  expect(await both()).toEqual(['<p>/ of 04217, 3</p>', '<p>/ of 04218, 2</p>']);
  shop.changes = changesOf({ catalog: 2, content: 2 });
  expect(await both()).toEqual(['<p>/ of 04217, 4</p>', '<p>/ of 04218, 5</p>']);
});

test('where changes are not announced, the state is asked for with every page', async () => {
  shop.changes = null;
  expect((await get('/', { Cookie: guestOfPlano })).text).toContain(', 1');
  expect((await get('/', { Cookie: guestOfPlano })).text).toContain(', 1');
  shop.states = { ...shop.states, '04217': 'plano with another price' };
  expect((await get('/', { Cookie: guestOfPlano })).text).toContain(', 2');
});

test('a page that was rendered while prices changed is not shown to whoever asks afterwards', async () => {
  const isRendering = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<null>();
  shop.onRender = () => {
    isRendering.resolve();
    return mayEnd.promise;
  };
  const before = get('/', { Cookie: guestOfPlano });
  await isRendering.promise;
  shop.onRender = () => null;
  shop.states = { ...shop.states, '04217': 'plano with another price' };
  shop.changes = changesOf({ catalog: 2, content: 1 });
  expect((await get('/', { Cookie: guestOfPlano })).text).toContain(', 2');
  mayEnd.resolve(null);
  expect((await before).text).toContain(', 1');
  expect((await get('/', { Cookie: guestOfPlano })).text).not.toContain(', 1');
});

test('an incomplete page, one that sets a cookie and a failed one are nobody else’s', async () => {
  const failures: (() => Response | null)[] = [
    () => {
      warnOf('No menu', new Error('on purpose'));
      return null;
    },
    () => new Response('personal', { headers: { 'Set-Cookie': 'a=b' } }),
    () => new Response('broken', { status: 500 }),
    () => {
      throw new Error('on purpose');
    },
  ];
  for (const failure of failures) {
    shop.onRender = failure;
    expect((await get('/', { Cookie: guestOfPlano })).text).toBe('of their own');
  }
  shop.onRender = () => new Response('none', { status: 404 });
  expect((await get('/p/none', { Cookie: guestOfPlano })).response.status).toBe(404);
  shop.onRender = () => null;
  expect((await get('/p/none', { Cookie: guestOfPlano })).response.status).toBe(200);
});

test('a page is sent in each encoding, and not again to a browser that has it', async () => {
  const Cookie = guestOfPlano;
  for (const encoding of ['gzip', 'br', 'zstd', 'identity']) {
    const { response, text } = await get('/', { Cookie, 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(text).toBe('<p>/ of 04217, 1</p>');
  }
  const { response } = await get('/', { Cookie });
  const ETag = response.headers.get('ETag') ?? '';
  const again = await get('/', { Cookie, 'If-None-Match': `"other", ${ETag}` });
  expect(again.response.status).toBe(304);
  expect(again.text).toBe('');
  const elsewhere = sessionCookie({ tokens, guestView: { ...inPlano, storeId: '04218' } });
  expect((await get('/', { Cookie: elsewhere, 'If-None-Match': ETag })).response.status).toBe(200);
});

test('a guest of the shop’s own whose session was ended is replaced, with the store', async () => {
  await get('/', { Cookie: guestOfPlano });
  shop.ended = ['guest 1'];
  shop.changes = changesOf({ catalog: 2, content: 2 });
  expect((await get('/', { Cookie: guestOfPlano })).text).toBe('<p>/ of 04217, 2</p>');
  shop.states = { ...shop.states, '04217': 'plano with another price' };
  shop.changes = changesOf({ catalog: 3, content: 2 });
  expect((await get('/', { Cookie: guestOfPlano })).text).toBe('<p>/ of 04217, 3</p>');
  expect((await get('/', { Cookie: guestOfPlano })).text).toBe('<p>/ of 04217, 3</p>');
});

test('without an answer of the commerce API the request is the application’s, which says so', async () => {
  shop.states = {};
  expect((await get('/', { Cookie: guestOfPlano })).text).toBe('of their own');
  expect(shop.passedOn).toEqual(['/']);
});
