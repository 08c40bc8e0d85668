import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticAssets } from './static-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'ownpath-static-'));
for (const name of ['assets', 'pictures']) mkdirSync(join(folder, name));
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js'), '');
writeFileSync(join(folder, 'assets/main-0f1e2d3c.js.map'), '');
writeFileSync(join(folder, 'pictures/sofa-front-0f1e2d3c-840.webp'), '');
writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
const server = createAdaptorServer(createStaticAssets(folder));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/assets/main-0f1e2d3c.js', 200, 'immutable'],
  ['/pictures/sofa-front-0f1e2d3c-840.webp', 200, 'immutable'],
  ['/favicon.svg', 200, 'max-age=300'],
  ['/assets/main-0f1e2d3c.js.map', 404, ''],
  ['/pictures/gone-840.webp', 404, ''],
])('%s answers %i and is kept as long as its name allows', async (path, status, lifetime) => {
  const response = await fetch(origin + path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control') ?? '').toContain(lifetime);
});
