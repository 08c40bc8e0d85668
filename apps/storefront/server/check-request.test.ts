import { matchRoutes, type ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createAddressReader, readForm } from './check-request.ts';

const KILOBYTE = 'x'.repeat(1024);
const FORM = 'application/x-www-form-urlencoded';

function post(body: BodyInit | null, type: string, headers: Record<string, string> = {}): Request {
  return new Request('http://shop.test/cart', {
    method: 'POST',
    body,
    headers: { 'Content-Type': type, ...headers },
    duplex: 'half',
  } as RequestInit);
}

/** A body without a length; `read` says how much of it was taken, in kilobytes. */
function streamOf(kilobytes: number): { body: ReadableStream<Uint8Array>; read: () => number } {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent === kilobytes) return controller.close();
      sent += 1;
      controller.enqueue(new TextEncoder().encode(KILOBYTE));
    },
  });
  return { body, read: () => sent };
}

describe('a form', () => {
  test('up to 1 MB arrives whole', async () => {
    const checked = await readForm(post(streamOf(1024).body, FORM));
    const arrived = 'request' in checked ? await checked.request.text() : '';
    expect(arrived).toBe(KILOBYTE.repeat(1024));
  });

  test('of a page that takes files may be larger', async () => {
    const checked = await readForm(post(streamOf(1025).body, FORM), 2 * 1024 * 1024);
    expect(checked).toHaveProperty('request');
  });

  test('above 1 MB is refused before it is read, when it says its length', async () => {
    const { body, read } = streamOf(2);
    expect(await readForm(post(body, FORM, { 'Content-Length': '209715200' }))).toEqual({ status: 413 });
    expect(read()).toBeLessThan(2);
  });

  test('above 1 MB is refused when the limit is reached, and its rest stays unread', async () => {
    const { body, read } = streamOf(200 * 1024);
    expect(await readForm(post(body, FORM))).toEqual({ status: 413 });
    expect(read()).toBeLessThan(1030);
  });

  test.each(['application/json', 'text/plain', '', 'application/x-www-form-urlencodedx'])(
    'of another media type is refused: %s',
    async (type) => expect(await readForm(post('a=1', type))).toEqual({ status: 415 }),
  );

  test.each([`${FORM};charset=UTF-8`, FORM.toUpperCase()])('may name its type as %s', async (type) => {
    expect(await readForm(post('a=1', type))).toHaveProperty('request');
  });

  test('in parts is refused when its parts can’t be read', async () => {
    const type = 'multipart/form-data; boundary=q';
    const parts = '--q\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--q--\r\n';
    expect(await readForm(post(parts, type))).toHaveProperty('request');
    expect(await readForm(post('no parts', type))).toEqual({ status: 400 });
  });
});

test('an address takes what its route’s loader, action and page make of it', () => {
  const route = (id: string, path: string, module: object) => [id, { id, path, parentId: 'root', module }];
  const routes = Object.fromEntries([
    ['root', { id: 'root', path: '', module: { default: true } }],
    route('home', '', { default: true, handle: { isForGuests: true } }),
    route('cart', 'cart', { default: true, action: true }),
    route('faqs', 'faqs', { default: true }),
    route('documents', 'documents', { default: true, action: true, handle: { maxFormBytes: 5 } }),
    route('suggestions', 'suggestions', { loader: true }),
    route('logout', 'logout', { action: true }),
    route('other', '*', { default: true, loader: true }),
  ]);
  const addressOf = createAddressReader({ routes } as unknown as ServerBuild, matchRoutes);
  const read = ['GET', 'HEAD'];
  const maxFormBytes = 1024 * 1024;
  expect(addressOf('/cart', '')).toEqual({
    isPage: true,
    isForGuests: false,
    maxFormBytes,
    methods: [...read, 'POST', 'OPTIONS'],
    routeIds: ['root', 'cart'],
  });
  expect(addressOf('/', '')).toMatchObject({ isForGuests: true });
  expect(addressOf('/documents', '')).toMatchObject({ maxFormBytes: 5 });
  expect(addressOf('/es-us/cart', '/es-us')).toEqual(addressOf('/cart', ''));
  const others = { isForGuests: false, maxFormBytes };
  expect(addressOf('/faqs', '')).toMatchObject({ isPage: true, ...others, methods: [...read, 'OPTIONS'] });
  expect(addressOf('/suggestions', '')).toMatchObject({
    isPage: false,
    isForGuests: false,
    maxFormBytes,
    methods: [...read, 'OPTIONS'],
  });
  expect(addressOf('/logout', '')).toMatchObject({ isPage: false, ...others, methods: ['POST', 'OPTIONS'] });
  expect(addressOf('/no-such-page', '')).toBeNull();
});

test('an address is looked up in the routes once, a long one each time', () => {
  const asked: unknown[] = [];
  const count: typeof matchRoutes = (routes, path, prefix) => {
    asked.push(path);
    return matchRoutes(routes, path, prefix);
  };
  const root = { id: 'root', path: 'cart', module: { default: true } };
  const addressOf = createAddressReader({ routes: { root } } as unknown as ServerBuild, count);
  const long = `/${'a'.repeat(300)}`;
  for (const path of ['/cart', '/gone', long, '/cart', '/gone', long]) addressOf(path, '');
  expect(asked).toEqual(['/cart', '/gone', long, long]);
  expect(addressOf('/cart', '')).toMatchObject({ isPage: true });
  expect(addressOf('/gone', '')).toBeNull();
});
