import pg from 'pg';
import type { BasketCase } from './basket-run.ts';
import { treeCpuMs } from './cpu-time.ts';
import { createGuestIn, ORGANIZATION, startBenchEngine } from './guest-client.ts';

/**
 * Adding to baskets in an engine of its own, with the demo's data, in the database of DATABASE_URL or the embedded one
 * of DATA_DIR. Arguments: calls, the process of PostgreSQL (0 for none).
 */
const [calls = 0, postgres = 0] = process.argv.slice(2).map(Number);
const STORE_ID = '04217';
const ADDS_PER_BASKET = 8;
const PORT = 3967;
const BASKETS = `/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets`;
const SHOP_ORIGIN = `http://localhost:${PORT}`;

const engine = await startBenchEngine(PORT);
const shopper = await createGuestIn(engine, SHOP_ORIGIN, STORE_ID);
const { results } = (await shopper.send('POST', `/custom/product/v1/${ORGANIZATION}/search`, {
  filters: [
    { key: 'availability', values: ['In Stock In Your Store'] },
    { key: 'condition', values: ['New'] },
  ],
  pageSize: 100,
})) as { results: { id: string; product: { variants: unknown[] } }[] };
const productIds = results.flatMap(({ id, product }) => (product.variants.length === 1 ? [id] : []));

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

/** Times in ms of so many adds, each cart with several products. */
async function add(count: number): Promise<{ times: number[]; statements: number; cpu: number; db: number }> {
  const times: number[] = [];
  let basketId = '';
  const total = { statements: 0, cpu: 0, db: 0 };
  for (let number = 0; number < count; number += 1) {
    const place = number % ADDS_PER_BASKET;
    if (place === 0) {
      if (basketId !== '') await shopper.send('DELETE', `${BASKETS}/${basketId}`);
      ({ basketId } = (await shopper.send('POST', BASKETS, {})) as { basketId: string });
    }
    const productId = productIds[place % productIds.length];
    const db = postgres ? treeCpuMs(postgres) : 0;
    const before = { statements, cpu: process.cpuUsage() };
    const startedAt = performance.now();
    await shopper.send('POST', `${BASKETS}/${basketId}/items`, [{ productId, quantity: 1 }]);
    times.push(performance.now() - startedAt);
    const { user, system } = process.cpuUsage(before.cpu);
    total.statements += statements - before.statements;
    total.cpu += (user + system) / 1_000;
    total.db += (postgres ? treeCpuMs(postgres) : 0) - db;
  }
  await shopper.send('DELETE', `${BASKETS}/${basketId}`);
  return { times, ...total };
}

await add(Math.ceil(calls / 5));
const { times, ...total } = await add(calls);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const result: BasketCase = {
  statements: total.statements / calls,
  cpuMs: total.cpu / calls,
  postgresMs: total.db / calls,
  p50: at(0.5),
  p99: at(0.99),
};
await engine.stop();
console.log(JSON.stringify(result));
