import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { childrenOf, cpuMs, treeCpuMs } from './cpu-time.ts';
import { get, load, type Target } from './load.ts';
import { afterFirstPage, chooseStore, startShop } from './shop-process.ts';

/**
 * What a page costs: CPU time of the shop and of PostgreSQL per page, beside a bare Node server that sends the same
 * bytes, in slices that take turns (A B B A). Arguments: seconds of a slice, pairs of slices, then `embedded` for the
 * database inside the shop. Linux only; build first (`npm run build`).
 */
const [seconds = 3, pairs = 4] = process.argv.slice(2, 4).map(Number);
const isEmbedded = process.argv.includes('embedded');
const PORT = 3947;
const BARE_PORT = 3950;
const CONNECTIONS = 8;
const STORE_ID = '04217';
const PAGES = {
  home: '/',
  listing: '/c/furniture',
  product: '/p/alder-3-seat-sofa',
  search: '/search?q=sofa',
  cart: '/cart',
} as const;

const common = { 'accept-encoding': 'gzip', accept: 'text/html' };

const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-bench-'));
const folder = isEmbedded ? null : findPostgresFolder(process.env);
const cluster = folder === null ? null : await startThrowAwayCluster(folder);
const postgres = cluster === null ? null : childrenOf(process.pid, 'postgres')[0];
const shop = await startShop(PORT, {
  // Their histories would be written while the first pages are measured.
  DEMO_CUSTOMERS: 'off',
  DATA_DIR: dataDir,
  ...(cluster && {
    DATABASE_URL: cluster.url,
    SESSION_SECRET: randomBytes(32).toString('base64'),
    SENSITIVE_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  }),
});
try {
  // Every visitor has a session and a basket of their own.
  const cookies: string[] = [];
  for (let visitor = 0; visitor < CONNECTIONS; visitor += 1)
    cookies.push(await chooseStore(shop.origin, STORE_ID));
  // After a page of their own, guests get pages for all.
  const noted: string[] = [];
  for (const cookie of cookies) noted.push(await afterFirstPage(shop.origin, cookie));
  const cases = Object.entries(PAGES).flatMap(([name, path]) => [
    { name: `${name}, no store`, path, cookies: null },
    { name: `${name}, store, own page`, path, cookies },
    { name: `${name}, store, for all`, path, cookies: noted },
  ]);
  const targetsOf = (origin: string, one: (typeof cases)[number]): Target[] =>
    Array.from({ length: CONNECTIONS }, (_, index) => ({
      origin,
      path: one.path,
      headers: {
        ...common,
        'x-case': one.name,
        ...(one.cookies && { cookie: one.cookies[index] ?? '' }),
      },
    }));

  const agent = new Agent();
  const kept: Record<string, object> = {};
  const bytes = new Map<string, string>();
  for (const one of cases) {
    const [target] = targetsOf(shop.origin, one);
    if (!target) continue;
    const { headers, body } = await get(target, agent);
    const { 'content-length': _length, 'transfer-encoding': _transfer, connection: _, ...sent } = headers;
    kept[one.name] = { headers: sent, body: body.toString('base64') };
    bytes.set(one.name, `${(body.length / 1024).toFixed(1)} kB ${headers['content-encoding'] ?? ''}`);
  }
  const file = join(dataDir, 'answers.json');
  writeFileSync(file, JSON.stringify(kept));
  const bare = spawn(process.execPath, [
    fileURLToPath(new URL('bare-server.ts', import.meta.url)),
    String(BARE_PORT),
    file,
  ]);
  await wait(1_000);
  try {
    for (const one of cases) {
      const sides = {
        shop: { targets: targetsOf(shop.origin, one), pid: shop.pid, count: 0, cpu: 0, db: 0, seconds: 0 },
        bare: {
          targets: targetsOf(`http://127.0.0.1:${BARE_PORT}`, one),
          pid: bare.pid ?? 0,
          count: 0,
          cpu: 0,
          db: 0,
          seconds: 0,
        },
      };
      await load(sides.shop.targets, seconds);
      await load(sides.bare.targets, 1);
      for (let pair = 0; pair < pairs; pair += 1) {
        const order =
          pair % 2 === 0 ? ([sides.shop, sides.bare] as const) : ([sides.bare, sides.shop] as const);
        for (const side of order) {
          const before = [cpuMs(side.pid), postgres ? treeCpuMs(postgres) : 0] as const;
          const slice = await load(side.targets, seconds);
          side.cpu += cpuMs(side.pid) - before[0];
          side.db += (postgres ? treeCpuMs(postgres) : 0) - before[1];
          side.count += slice.count;
          side.seconds += slice.seconds;
        }
      }
      const { shop: s, bare: b } = sides;
      const per = (value: number, count: number) => (value / count).toFixed(2);
      console.log(
        `${one.name.padEnd(26)} ${per(s.cpu, s.count)} + ${per(s.db, s.count)} ms · ${(s.count / s.seconds).toFixed(0)} pages/s · bare ${per(b.cpu, b.count)} ms · ${((s.cpu + s.db) / s.count / (b.cpu / b.count)).toFixed(1)} × bare · ${bytes.get(one.name)}`,
      );
    }
  } finally {
    bare.kill();
  }
} finally {
  await shop.stop();
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
