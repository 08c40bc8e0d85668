import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureAssets, createStaticAssets } from './static-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'ownpath-static-'));
for (const name of ['assets', 'products', 'rooms', 'films']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js'), '');
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js.map'), '');
writeFileSync(join(folder, 'products/sofa-front-0f1e2d3c-840.webp'), '');
writeFileSync(join(folder, 'rooms/kitchen-0f1e2d3c-810.webp'), '');
writeFileSync(join(folder, 'films/film-0f1e2d3c.webm'), '0123456789');
writeFileSync(join(folder, 'films/film-0f1e2d3c.mp4'), '0123456789');
writeFileSync(join(folder, 'films/film-0f1e2d3c.vtt'), 'WEBVTT');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
const pictures = createPictureAssets({
  products: join(folder, 'products'),
  rooms: join(folder, 'rooms'),
  films: join(folder, 'films'),
});
const server = createAdaptorServer(new Hono().route('/', pictures).route('/', createStaticAssets(folder)));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each(['/assets/main-0f1e2d3c.js', '/pictures/sofa-front-0f1e2d3c-840.webp', '/favicon.svg'])(
  'a file is read only: %s',
  async (path) => {
    const response = await fetch(origin + path, { method: 'POST', body: 'a=1' });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect((await fetch(origin + path, { method: 'OPTIONS' })).status).toBe(204);
  },
);

test.each([
  ['/assets/main-0f1e2d3c.js', 200, 'immutable'],
  ['/pictures/sofa-front-0f1e2d3c-840.webp', 200, 'immutable'],
  ['/pictures/rooms/kitchen-0f1e2d3c-810.webp', 200, 'immutable'],
  ['/pictures/films/film-0f1e2d3c.webm', 200, 'immutable'],
  ['/favicon.svg', 200, 'max-age=300'],
  ['/assets/main-0f1e2d3c.js.map', 404, ''],
  ['/pictures/gone-840.webp', 404, ''],
  ['/pictures/rooms/gone-810.webp', 404, ''],
  ['/pictures/films/gone.webm', 404, ''],
  ['/pictures/..%2fassets%2fmain-0f1e2d3c.js', 404, ''],
])('%s answers %i and is cached as long as its name allows', async (path, status, lifetime) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control') ?? '').toContain(lifetime);
});

test.each([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
])('a player gets the part of a film that it asks for: %s', async (format, type) => {
  const url = `${origin}/pictures/films/film-0f1e2d3c.${format}`;
  const whole = await fetch(url);
  expect(whole.headers.get('Content-Type')).toBe(type);
  expect(whole.headers.get('Accept-Ranges')).toBe('bytes');
  expect(await whole.text()).toBe('0123456789');
  const part = await fetch(url, { headers: { Range: 'bytes=2-5' } });
  expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([
    206,
    'bytes 2-5/10',
    '2345',
  ]);
  const beyond = await fetch(url, { headers: { Range: 'bytes=20-' } });
  expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, 'bytes */10']);
});

test('captions are text', async () => {
  const captions = await fetch(`${origin}/pictures/films/film-0f1e2d3c.vtt`);
  expect(captions.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
  expect(await captions.text()).toBe('WEBVTT');
});
