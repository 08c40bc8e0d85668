import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFileCache } from './file-cache.ts';
import { createFront } from './front.ts';
import { createPictureAssets, createStaticAssets } from './static-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'ownpath-cached-'));
for (const name of ['assets', 'products', 'rooms', 'films']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js'), 'plain');
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js.gz'), 'as gzip');
writeFileSync(join(folder, 'assets/large-0f1e2d3c.woff2'), 'x'.repeat(300_000));
writeFileSync(join(folder, 'products/sofa-front-0f1e2d3c-840.webp'), 'sofa');
writeFileSync(join(folder, 'films/film-0f1e2d3c.webm'), '0123456789');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');

/** Paths that the application was asked for. */
let asked: string[] = [];
const app = new Hono()
  .use(async (c, next) => {
    asked.push(c.req.path);
    await next();
  })
  .route(
    '/',
    createPictureAssets({
      products: join(folder, 'products'),
      rooms: join(folder, 'rooms'),
      films: join(folder, 'films'),
    }),
  )
  .on('GET', ['/__manifest', '/es-us/__manifest'], (c) => {
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'correlation-id': 'of the first',
    };
    // The router's answer to a page of another version.
    return c.req.query('version') === '1'
      ? c.json({ paths: c.req.query('paths') }, 200, headers)
      : c.body(null, 204);
  })
  .route('/', createStaticAssets(folder));
const front = createFront(
  { publicUrl: new URL('https://shop.example'), isPublicUrlSet: true },
  (request, bindings) => app.fetch(request, bindings),
);
const serveCachedFile = createFileCache((request, bindings) => front.fetch(request, bindings));
const answer = getRequestListener(front.fetch);
const server = createServer(async (request, response) => {
  if (!(await serveCachedFile(request, response))) await answer(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = { 'Accept-Encoding': 'identity' }) =>
  fetch(origin + path, { headers });
const contentOf = async (answered: Response) => {
  const { date: _, ...headers } = Object.fromEntries(answered.headers);
  return { status: answered.status, headers, text: await answered.text() };
};

test.each([
  ['/assets/main-0f1e2d3c.js', 'plain', 'same-origin'],
  ['/pictures/sofa-front-0f1e2d3c-840.webp', 'sofa', 'cross-origin'],
])('%s is read once and answered with the same headers and content', async (path, text, embeddable) => {
  const first = await contentOf(await get(path));
  expect(first).toMatchObject({
    status: 200,
    text,
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(text.length),
      'cross-origin-resource-policy': embeddable,
      'strict-transport-security': expect.stringContaining('max-age'),
      'x-content-type-options': 'nosniff',
    },
  });
  expect(await contentOf(await get(path))).toEqual(first);
  expect(asked).toEqual([path]);
});

test('each encoding has an answer of its own', async () => {
  const path = '/assets/main-0f1e2d3c.js';
  const encodingOf = async (accepted: string) =>
    (await get(path, { 'Accept-Encoding': accepted })).headers.get('Content-Length');
  for (let time = 0; time < 2; time += 1) {
    expect(await encodingOf('gzip')).toBe(String('as gzip'.length));
    expect(await encodingOf('identity')).toBe(String('plain'.length));
  }
});

test.each(['', '/es-us'])('routes behind the same links are found once: %s', async (prefix) => {
  const [cart, help] = ['%2Fcart%2C%2Fhelp', '%2Fhelp'].map(
    (paths) => `${prefix}/__manifest?paths=${paths}&version=1`,
  );
  for (let time = 0; time < 2; time += 1) {
    const found = await get(cart ?? '');
    expect([found.status, await found.json()]).toEqual([200, { paths: '/cart,/help' }]);
    expect(found.headers.get('Cache-Control')).toContain('immutable');
    expect(await (await get(help ?? '')).json()).toEqual({ paths: '/help' });
  }
  expect(asked).toHaveLength(2);
  // The id of a request is never that of another one.
  expect((await get(cart ?? '')).headers.get('correlation-id')).toBeNull();
});

test.each([
  ['a part of a file', '/assets/main-0f1e2d3c.js', { Range: 'bytes=1-2' }, 206],
  ['a film', '/pictures/films/film-0f1e2d3c.webm', {}, 200],
  ['a large file', '/assets/large-0f1e2d3c.woff2', {}, 200],
  ['a file whose name has no hash', '/favicon.svg', {}, 200],
  ['a file that is not there', '/assets/gone-0f1e2d3c.js', {}, 404],
  ['an address with a search', '/assets/main-0f1e2d3c.js?a=1', {}, 200],
  ['a path out of the folder', '/assets/..%2ffavicon.svg', {}, 404],
  ['the routes of another version', '/__manifest?paths=%2Fcart&version=2', {}, 204],
  ['many encodings', '/assets/main-0f1e2d3c.js', { 'Accept-Encoding': 'x, '.repeat(30) }, 200],
])('%s is answered by the application each time', async (_name, path, headers, status) => {
  for (let time = 1; time <= 2; time += 1) {
    asked = [];
    const answered = await get(path, { 'Accept-Encoding': 'identity', ...headers });
    expect(answered.status).toBe(status);
    await answered.arrayBuffer();
    expect(asked.length).toBeGreaterThan(0);
  }
});

test('other methods are answered by the application', async () => {
  const path = '/assets/main-0f1e2d3c.js';
  await (await get(path)).text();
  expect((await fetch(origin + path, { method: 'POST', body: 'a=1' })).status).toBe(405);
  const head = await fetch(origin + path, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '5']);
});
