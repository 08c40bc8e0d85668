import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPictureAssets, createStaticAssets } from './static-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'ownpath-static-'));
for (const name of ['assets', 'products', 'rooms']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js'), '');
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js.map'), '');
writeFileSync(join(folder, 'products/sofa-front-0f1e2d3c-840.webp'), '');
writeFileSync(join(folder, 'rooms/kitchen-0f1e2d3c-810.webp'), '');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
const pictures = createPictureAssets({ products: join(folder, 'products'), rooms: join(folder, 'rooms') });
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
  ['/favicon.svg', 200, 'max-age=300'],
  ['/assets/main-0f1e2d3c.js.map', 404, ''],
  ['/pictures/gone-840.webp', 404, ''],
  ['/pictures/rooms/gone-810.webp', 404, ''],
  ['/pictures/..%2fassets%2fmain-0f1e2d3c.js', 404, ''],
])('%s answers %i and is cached as long as its name allows', async (path, status, lifetime) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control') ?? '').toContain(lifetime);
});
