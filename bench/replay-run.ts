import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { canRentIn } from '@ownpath/domain/law';
import pg from 'pg';
import { ANSWER_COUNTS_MS } from '../apps/commerce-api/src/database/watch-changes.ts';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { cpuMs } from './cpu-time.ts';
import { get } from './load.ts';
import { afterFirstPage, chooseStore, startShop } from './shop-process.ts';

/**
 * Guests of 28 stores look at pages at a steady rate, on two processes that share PostgreSQL; each minute the price of a popular
 * product changes. Prints how many pages came from those kept, how many showed a price of more than ten milliseconds before their
 * request, where none may, and the CPU time of both. Arguments: views, views per second, seed. Build first (`npm run build`).
 */
const [views = 10_000, rate = 20, seed = 7] = process.argv.slice(2, 5).map(Number);
const STORES = 28;
const PRODUCTS = 60;
const CHANGE_EVERY_MS = 60_000;
const CONNECTIONS = 16;
const FREQUENCIES = ['WEEKLY', 'WEEKLY', 'WEEKLY', 'MONTHLY'];

/** Mulberry32: the same views for the same seed. */
let state = seed;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
/** The first are chosen most, as people do (Zipf). */
function pick<Choice>(choices: readonly Choice[]): Choice {
  const choice = choices[Math.floor(choices.length ** random()) - 1] ?? choices[0];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice;
}

const folder = findPostgresFolder(process.env);
if (folder === null) throw new Error('PostgreSQL is not installed.');
const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-replay-'));
const cluster = await startThrowAwayCluster(folder);
const settings = {
  DEMO_CUSTOMERS: 'off',
  DATA_DIR: dataDir,
  DATABASE_URL: cluster.url,
  SESSION_SECRET: randomBytes(32).toString('base64'),
  SENSITIVE_KEYS: `bench:${randomBytes(32).toString('base64')}`,
};
const shops = [await startShop(3967, settings), await startShop(3969, settings)] as const;
const database = new pg.Client({ connectionString: cluster.url });
await database.connect();
const column = async (statement: string, parameters: unknown[] = []) =>
  (await database.query<{ value: string }>(statement, parameters)).rows.map(({ value }) => value);

try {
  const { rows } = await database.query<{ id: string; state: string }>(
    `select id, state_code as state from stores where is_enabled and not is_hidden and ecommerce_close_date is null
      order by id`,
  );
  const stores = rows
    .filter(({ state }) => canRentIn(state, state))
    .slice(0, STORES)
    .map(({ id }) => id);
  const products = await column(
    `select product_id as value from product_prices where condition = 'NEW' group by 1 order by 1 limit $1`,
    [PRODUCTS],
  );
  const departments = await column(`select id as value from categories where parent_id = 'root' order by id`);
  const pages = ['/', ...departments.map((id) => `/c/${id}`), ...products.map((id) => `/p/${id}`)];

  const guests = new Map<string, string>();
  for (const store of stores) {
    guests.set(store, await afterFirstPage(shops[0].origin, await chooseStore(shops[0].origin, store)));
  }

  /** Of each product whose price has changed: what its page shows since when. */
  const prices = new Map<string, { readonly shown: string; readonly sinceMs: number }>();
  async function changePrice(minute: number): Promise<void> {
    const product = products[minute % 5] ?? '';
    const cents = 2_000 + minute * 37 + 1;
    await database.query(
      `update product_prices set weekly_rate_cents = $2, was_weekly_rate_cents = null, was_weeks = null,
        was_price_since = null where product_id = $1`,
      [product, cents],
    );
    prices.set(`/p/${product}`, { shown: `$${(cents / 100).toFixed(2)}`, sinceMs: performance.now() });
  }

  let [kept, asked, cold, stale, checked] = [0, 0, 0, 0, 0];
  /** By page, store, frequency and process. */
  const seen = new Set<string>();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const look = async () => {
    const path = pick(pages);
    const store = pick(stores);
    const frequency = pick(FREQUENCIES);
    const cookie = `${guests.get(store)}; frequency=${frequency}; signUpDeclined=1`;
    const shop = shops[random() < 0.5 ? 0 : 1];
    const view = [path, store, frequency, shop.origin].join(' ');
    const isFirst = !seen.has(view);
    seen.add(view);
    const price = prices.get(path);
    const isChanged = price !== undefined && price.sinceMs + ANSWER_COUNTS_MS < performance.now();
    const answer = await get(
      { origin: shop.origin, path, headers: { cookie, accept: 'text/html', 'accept-encoding': 'gzip' } },
      agent,
    );
    // A store may not rent what another does.
    if (answer.status !== 200 && answer.status !== 404) throw new Error(`${path} answered ${answer.status}`);
    asked += 1;
    const isKept = answer.headers['cache-status'] === 'ownpath; hit';
    if (isKept) kept += 1;
    else if (isFirst) cold += 1;
    if (answer.status === 200 && isChanged && prices.get(path) === price && frequency === 'WEEKLY') {
      checked += 1;
      if (!gunzipSync(answer.body).includes(price.shown)) stale += 1;
    }
  };
  const cpuBefore = shops.map(({ pid }) => cpuMs(pid));
  const startedMs = performance.now();
  const looks: Promise<void>[] = [];
  let changes = 0;
  for (let number = 0; number < views; number += 1) {
    await wait(Math.max(0, startedMs + (number * 1_000) / rate - performance.now()));
    if (performance.now() - startedMs >= (changes + 1) * CHANGE_EVERY_MS) {
      changes += 1;
      await changePrice(changes);
    }
    looks.push(look());
  }
  await Promise.all(looks);
  agent.destroy();
  const seconds = (performance.now() - startedMs) / 1_000;
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  console.log(
    `${asked} views of ${pages.length} pages in ${stores.length} stores, ${seconds.toFixed(0)} s, ${changes} price changes`,
  );
  console.log(
    `${share(kept, asked)} kept · ${share(cold, asked)} first of their page, store, frequency and process · ${share(asked - kept - cold, asked)} others (after a change, given up for room, or too old)`,
  );
  console.log(`without first views ${share(kept, asked - cold)} kept`);
  console.log(`${checked} changed prices seen, ${stale} of them stale`);
  const cpu = shops.map(({ pid }, index) => cpuMs(pid) - (cpuBefore[index] ?? 0));
  console.log(
    `CPU of the processes: ${cpu.map((ms) => `${(ms / asked).toFixed(1)} ms`).join(' + ')} per view`,
  );
} finally {
  await database.end();
  await Promise.all(shops.map((shop) => shop.stop()));
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
