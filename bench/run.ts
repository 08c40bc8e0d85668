import { randomBytes } from 'node:crypto';
import { quoteCart, quoteRental, rentalTerms } from '@ownpath/domain/pricing';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { type CaseResult, readEngineFlags, runScript, type SeededCase } from './cases.ts';
import { measure, report } from './measure.ts';

const ROUNDS = 200;
const UNITS_PER_STORE = 450;
const SMALL_STORES = 20;
const LARGE_STORES = 2_400;
/** Shoppers, each in a store of its own; these are spread over the retailer. */
const SHOPPERS = 20;

/** The rules alone: a cart of ten lines against one line. */
async function benchRules(): Promise<void> {
  const terms = rentalTerms(2499, 78);
  const one = await measure(ROUNDS, () => quoteRental(terms, 'MONTHLY'));
  const lines = Array.from({ length: 10 }, (_, index) => rentalTerms(999 + index * 100, 52 + index));
  console.log(report('quote one item', one, one));
  console.log(report('quote a cart of ten', await measure(ROUNDS, () => quoteCart(lines, 'MONTHLY')), one));
}

/** The engine's calls with a retailer of that size, each process on its own. */
async function benchCase(databaseUrl: string, stores: number): Promise<CaseResult> {
  const environment = {
    DATABASE_URL: databaseUrl,
    SENSITIVE_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  };
  const startedAt = performance.now();
  const seeded = await runScript<SeededCase>(
    'seed-case.ts',
    [String(stores), String(UNITS_PER_STORE)],
    environment,
  );
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  console.log(`\n${stores} stores, ${seeded.inventoryCount} inventory rows (filled in ${seconds} s)`);
  const step = seeded.storeIds.length / SHOPPERS;
  const chosen = Array.from(
    { length: SHOPPERS },
    (_, index) => seeded.storeIds[Math.floor(index * step)] ?? '',
  );
  return runScript<CaseResult>('engine-case.ts', chosen, environment, readEngineFlags());
}

function printCase({ calls, residentMb }: CaseResult, small: CaseResult): void {
  for (const [name, measured] of Object.entries(calls)) {
    console.log(report(name, measured, small.calls[name] ?? measured, 'the small case'));
  }
  console.log(`resident memory of the engine's process: ${residentMb} MB`);
}

await benchRules();
const folder = findPostgresFolder(process.env);
if (folder === null) {
  console.error('No PostgreSQL was found: install it or set PG_BIN, the engine is measured on it.');
  process.exit(1);
}
const cluster = await startThrowAwayCluster(folder);
try {
  const small = await benchCase(cluster.url, SMALL_STORES);
  printCase(small, small);
  const largeCluster = await startThrowAwayCluster(folder);
  try {
    printCase(await benchCase(largeCluster.url, LARGE_STORES), small);
  } finally {
    await largeCluster.stop();
  }
} finally {
  await cluster.stop();
}
