import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { createGuestIn, type GuestClient, ORGANIZATION } from './guest-client.ts';
import { startShop } from './shop-process.ts';

/**
 * Resident memory of the shop on PostgreSQL, as `npm start` runs it, over many requests of the calls that its pages make.
 * Argument: requests (default 100,000). Linux only; build first (`npm run build`).
 */
const requests = Number(process.argv[2] ?? 100_000);
const PORT = 3987;
const ROWS = 20;
const VISITORS = 8;
const STORE_IDS = ['04217', '04221'];
const BASKETS = `/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets`;
const PRODUCTS = `/product/shopper-products/v1/${ORGANIZATION}`;
const SEARCH = `/custom/product/v1/${ORGANIZATION}/search`;
const PRODUCT_IDS = ['alder-3-seat-sofa', 'alder-loveseat', 'alder-armchair'];
const WORDS = ['sofa', 'reclining sofa', 'tv', 'queen bed', 'washer'];

const folder = findPostgresFolder(process.env);
if (folder === null) {
  console.error('No PostgreSQL was found: install it or set PG_BIN, the shop is measured on it.');
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-bench-'));
const cluster = await startThrowAwayCluster(folder);
const shop = await startShop(PORT, {
  DATA_DIR: dataDir,
  DATABASE_URL: cluster.url,
  DEMO_CUSTOMERS: 'off',
  SESSION_SECRET: randomBytes(32).toString('hex'),
  SENSITIVE_KEYS: `bench:${randomBytes(32).toString('base64')}`,
});

/** The engine behind the shop's proxy. */
const engine = {
  async fetch(request: Request): Promise<Response> {
    const url = request.url.replace('http://engine', `${shop.origin}/mobify/proxy/api`);
    const body = request.method === 'GET' ? null : await request.text();
    return fetch(url, { method: request.method, headers: request.headers, body, redirect: 'manual' });
  },
};

let sent = 0;

/** A shopper who looks around and fills a cart: 24 calls. */
async function visit(number: number): Promise<void> {
  const shopper = await createGuestIn(engine, shop.origin, STORE_IDS[number % STORE_IDS.length] ?? '');
  const send: GuestClient['send'] = (...call) => {
    sent += 1;
    return shopper.send(...call);
  };
  await send('GET', `${PRODUCTS}/categories/root?levels=3`);
  await send('POST', SEARCH, { category: 'furniture' });
  for (const query of WORDS) await send('POST', SEARCH, { query });
  const { basketId } = (await send('POST', BASKETS, {})) as { basketId: string };
  for (const productId of PRODUCT_IDS) {
    await send('GET', `${PRODUCTS}/products/${productId}`);
    await send('POST', `${BASKETS}/${basketId}/items`, [{ productId, quantity: 1 }]);
    await send('GET', `${BASKETS}/${basketId}`);
  }
  const { productItems } = (await send('GET', `${BASKETS}/${basketId}`)) as {
    productItems: { itemId: string }[];
  };
  for (const { itemId } of productItems) {
    await send('PATCH', `${BASKETS}/${basketId}/items/${itemId}`, { quantity: 1 });
    await send('DELETE', `${BASKETS}/${basketId}/items/${itemId}`);
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

try {
  const residents: number[] = [];
  for (let row = 1; row <= ROWS; row += 1) {
    const until = (requests * row) / ROWS;
    const startedAt = performance.now();
    const before = sent;
    const visitor = async (number: number) => {
      for (let round = 0; sent < until; round += 1) await visit(number + round);
    };
    await Promise.all(Array.from({ length: VISITORS }, (_, number) => visitor(number)));
    const { residentMb } = shop.memory();
    residents.push(residentMb);
    const perSecond = ((sent - before) / (performance.now() - startedAt)) * 1_000;
    console.log(`${String(sent).padStart(7)} requests · ${residentMb} MB · ${perSecond.toFixed(0)} a second`);
  }
  const growth = mean(residents.slice(-ROWS / 4)) / mean(residents.slice(ROWS / 2, (ROWS * 3) / 4));
  console.log(`from the third quarter to the last: ${growth.toFixed(2)} ×`);
} finally {
  await shop.stop();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
