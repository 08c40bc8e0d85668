import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { cookiesOf, type Memory, type ShopProcess, startShop } from './shop-process.ts';

/**
 * Memory of the shop as `npm start` runs it: while it starts, at rest, and under visitors who read pages.
 * Arguments: minutes of load (default 60), then `postgres` for the variant with DATABASE_URL. Linux only.
 */
const PORT = 3937;
const REST_MS = 20_000;
const ROWS = 12;
const VISITORS = 4;
/** Pages until a visitor leaves and a new one comes. */
const PAGES_PER_VISIT = 40;
const STORE_ID = '04217';
const LIMITS = { peakMb: 700, restMb: 450 };
const PAGES = [
  '/',
  '/c/furniture',
  '/c/furniture?color=charcoal',
  '/p/alder-3-seat-sofa',
  '/search?q=sofa',
  '/es-US/',
  '/es-US/c/furniture',
  '/cart',
];

type Tally = { times: number[]; failed: number };

/** Chooses a store; null when the shop refuses more new visitors for now. */
async function newVisitor(origin: string): Promise<string | null> {
  const answer = await fetch(`${origin}/find-a-store`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', origin },
    body: new URLSearchParams({ storeId: STORE_ID, returnTo: '/' }),
  });
  await answer.arrayBuffer();
  const cookies = cookiesOf(answer);
  return answer.status === 302 && cookies !== '' ? cookies : null;
}

async function visit(origin: string, until: number, tally: Tally): Promise<void> {
  let cookie: string | null = null;
  for (let page = 0; Date.now() < until; page += 1) {
    if (page % PAGES_PER_VISIT === 0) cookie = (await newVisitor(origin)) ?? cookie;
    const startedAt = performance.now();
    const answer = await fetch(`${origin}${PAGES[page % PAGES.length]}`, {
      headers: cookie ? { cookie } : {},
    });
    await answer.arrayBuffer();
    tally.times.push(performance.now() - startedAt);
    if (!answer.ok) tally.failed += 1;
  }
}

function printRow(label: string, { residentMb, peakMb }: Memory, rest = ''): void {
  console.log(
    `${label.padEnd(22)} ${String(residentMb).padStart(5)} MB · peak ${String(peakMb).padStart(5)} MB${rest}`,
  );
}

/** The memory after the start and at rest. */
async function measureStart(label: string, shop: ShopProcess): Promise<void> {
  const started = shop.memory();
  await wait(REST_MS);
  const rest = shop.memory();
  printRow(`${label}, ready`, started);
  const peak = `${(rest.peakMb / LIMITS.peakMb).toFixed(2)} × limit of the peak`;
  printRow(
    `${label}, at rest`,
    rest,
    ` · ${peak} · ${(rest.residentMb / LIMITS.restMb).toFixed(2)} × limit at rest`,
  );
}

async function measureLoad(shop: ShopProcess, minutes: number): Promise<void> {
  const startedAt = Date.now();
  const residents: number[] = [];
  for (let row = 1; row <= ROWS; row += 1) {
    shop.resetPeak();
    const tally: Tally = { times: [], failed: 0 };
    const until = startedAt + (minutes * 60_000 * row) / ROWS;
    await Promise.all(Array.from({ length: VISITORS }, () => visit(shop.origin, until, tally)));
    const times = tally.times.sort((a, b) => a - b);
    const p50 = times[Math.floor(times.length / 2)]?.toFixed(0);
    const memory = shop.memory();
    residents.push(memory.residentMb);
    printRow(
      `load, ${((Date.now() - startedAt) / 60_000).toFixed(1)} min`,
      memory,
      ` · ${times.length} pages, ${tally.failed} failed, p50 ${p50} ms`,
    );
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const growth = mean(residents.slice(-ROWS / 4)) / mean(residents.slice(ROWS / 4, ROWS / 2));
  console.log(`growth from the second quarter to the last: ${growth.toFixed(2)} ×`);
  await wait(REST_MS);
  printRow('after the load', shop.memory());
}

const minutes = Number(process.argv[2] ?? 60);
const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-bench-'));
const folder = process.argv[3] === 'postgres' ? findPostgresFolder(process.env) : null;
const cluster = folder === null ? null : await startThrowAwayCluster(folder);
const settings: Record<string, string> = { DATA_DIR: dataDir };
if (cluster) {
  settings.DATABASE_URL = cluster.url;
  settings.SESSION_SECRET = randomBytes(32).toString('hex');
  settings.SENSITIVE_KEYS = `bench:${randomBytes(32).toString('base64')}`;
}
try {
  const first = await startShop(PORT, settings);
  await measureStart('first start', first);
  await first.stop();
  const shop = await startShop(PORT, settings);
  try {
    await measureStart('next start', shop);
    await measureLoad(shop, minutes);
  } finally {
    await shop.stop();
  }
} finally {
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
