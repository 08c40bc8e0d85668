import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// The database that the bench fills is opened as the engine opens it, which is not part of the engine's API.
import { DurableFiles } from '../apps/commerce-api/src/database/embedded/durable-files.ts';
import { openDurably } from '../apps/commerce-api/src/database/embedded/open-engine.ts';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { readEngineFlags, runScript } from './cases.ts';
import { multiplyProducts, type RunQuery, withPostgres } from './multiply-products.ts';
import type { SearchLatencyCase } from './search-latency-case.ts';

/**
 * What a search costs on both databases, with the demo's products and with many more, which have stock in the shopper's
 * store. Argument: products (default 30,000).
 */
const STORE_ID = '04217';
const wanted = Number(process.argv[2] ?? 30_000);

const figures = ({ p50, p99 }: { p50: number; p99: number }) =>
  `p50 ${p50.toFixed(1)} · p99 ${p99.toFixed(1)}`;

async function runBoth(
  name: string,
  environment: Readonly<Record<string, string>>,
  withQuery: (work: (query: RunQuery) => Promise<void>) => Promise<void>,
): Promise<void> {
  const flags = readEngineFlags('../package.json');
  const run = async () => {
    const one = await runScript<SearchLatencyCase>('search-latency-case.ts', [STORE_ID], environment, flags);
    console.log(`\n${name}, ${one.products} products · resident ${one.residentMb} MB`);
    for (const [call, { wall, cpu }] of Object.entries(one.calls))
      console.log(`${call.padEnd(32)} ${figures(wall)} ms · CPU ${figures(cpu)} ms`);
    return one;
  };
  const { products } = await run();
  await withQuery((query) => multiplyProducts(query, Math.round(wanted / products) - 1, STORE_ID));
  await run();
}

const DATA_DIR = mkdtempSync(join(tmpdir(), 'ownpath-bench-search-'));
try {
  await runBoth('embedded database', { DATA_DIR, DATABASE_URL: '' }, async (work) => {
    const database = await openDurably(new DurableFiles(join(DATA_DIR, 'database'), () => {}));
    await work((text, values) => database.query<Record<string, unknown>>(text, values));
    await database.close();
  });
} finally {
  rmSync(DATA_DIR, { recursive: true, force: true });
}
const folder = findPostgresFolder(process.env);
if (folder === null) {
  console.log('\nNo PostgreSQL was found: install it or set PG_BIN.');
} else {
  const cluster = await startThrowAwayCluster(folder);
  const SENSITIVE_KEYS = `bench:${randomBytes(32).toString('base64')}`;
  try {
    await runBoth('PostgreSQL', { DATABASE_URL: cluster.url, SENSITIVE_KEYS }, (work) =>
      withPostgres(cluster.url, work),
    );
  } finally {
    await cluster.stop();
  }
}
