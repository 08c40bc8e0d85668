import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quoteCart, quoteRental, rentalTerms } from '@ownpath/domain/pricing';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { readEngineFlags, runScript, type SeededCase, type Slice, type SliceRequest } from './cases.ts';
import { measure, percentilesOf, report } from './measure.ts';

const ROUNDS = 200;
const UNITS_PER_STORE = 450;
const SMALL_STORES = 20;
const LARGE_STORES = 2_400;
/** Shoppers, each in a store of its own; these are spread over the retailer. */
const SHOPPERS = 20;
const SLICES = 8;
const SLICE_ROUNDS = 40;
const FIRST_PORT = 4_000;

/** The rules alone: a cart of ten lines against one line. */
async function benchRules(): Promise<void> {
  const terms = rentalTerms(2499, 78);
  const one = await measure(ROUNDS, () => quoteRental(terms, 'MONTHLY'));
  const lines = Array.from({ length: 10 }, (_, index) => rentalTerms(999 + index * 100, 52 + index));
  console.log(report('quote one item', one, one));
  console.log(report('quote a cart of ten', await measure(ROUNDS, () => quoteCart(lines, 'MONTHLY')), one));
}

type Case = { readonly label: string; readonly engine: ChildProcess; residentMb: number };

/** A retailer of that size, and an engine on it in a process of its own. */
async function openCase(databaseUrl: string, stores: number): Promise<Case & { calls: string[] }> {
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
  const label = `${seeded.inventoryCount} rows`;
  console.log(`${stores} stores, ${label} of inventory (filled in ${seconds} s)`);
  const step = seeded.storeIds.length / SHOPPERS;
  const chosen = Array.from(
    { length: SHOPPERS },
    (_, index) => seeded.storeIds[Math.floor(index * step)] ?? '',
  );
  const engine = fork(fileURLToPath(new URL('./engine-case.ts', import.meta.url)), chosen, {
    env: { ...process.env, ...environment, PORT: String(FIRST_PORT + stores) },
    execArgv: readEngineFlags(),
  });
  const [calls] = (await once(engine, 'message')) as [string[]];
  return { label, engine, residentMb: 0, calls };
}

async function ask(one: Case, request: SliceRequest): Promise<Slice> {
  const answer = once(one.engine, 'message');
  one.engine.send(request);
  const [slice] = (await answer) as [Slice];
  one.residentMb = slice.residentMb;
  return slice;
}

/** A call in slices that take turns (A B B A), so that other work of the machine meets both sizes alike. */
async function benchCall(name: string, cases: readonly Case[]): Promise<void> {
  const totals = cases.map((one) => ({ one, times: [] as number[], cpuMs: 0 }));
  for (const one of cases) await ask(one, { name, first: 0, rounds: SLICE_ROUNDS });
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const total of slice % 2 === 0 ? totals : totals.toReversed()) {
      const first = (slice + 1) * SLICE_ROUNDS;
      const { times, cpuMs } = await ask(total.one, { name, first, rounds: SLICE_ROUNDS });
      total.times.push(...times);
      total.cpuMs += cpuMs;
    }
  }
  const [small, ...others] = totals.map(({ one, times, cpuMs }) => ({
    label: one.label,
    cpuMs: cpuMs / times.length,
    ...percentilesOf(times),
  }));
  if (!small) return;
  console.log(report(`${name}, ${small.label}`, small, small, ''));
  for (const other of others) {
    const cpu = `${(other.cpuMs / small.cpuMs).toFixed(2)} × the CPU (${other.cpuMs.toFixed(2)} ms)`;
    console.log(`${report(`${name}, ${other.label}`, other, small, `with ${small.label}`)} · ${cpu}`);
  }
}

await benchRules();
const folder = findPostgresFolder(process.env);
if (folder === null) {
  console.error('No PostgreSQL was found: install it or set PG_BIN, the engine is measured on it.');
  process.exit(1);
}
const clusters = [await startThrowAwayCluster(folder), await startThrowAwayCluster(folder)] as const;
try {
  const small = await openCase(clusters[0].url, SMALL_STORES);
  const cases = [small, await openCase(clusters[1].url, LARGE_STORES)];
  for (const name of small.calls) await benchCall(name, cases);
  for (const { label, residentMb, engine } of cases) {
    console.log(`resident memory of the engine with ${label}: ${residentMb} MB`);
    engine.disconnect();
    await once(engine, 'exit');
  }
} finally {
  for (const cluster of clusters) await cluster.stop();
}
