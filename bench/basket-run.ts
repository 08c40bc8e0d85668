import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { readEngineFlags, runScript } from './cases.ts';
import { childrenOf } from './cpu-time.ts';

/**
 * What adding to a basket costs by API, on PostgreSQL and on the embedded database: statements (with those that open
 * and close transactions), CPU time and duration of a call. Argument: calls (default 800). Linux only.
 */
export type BasketCase = {
  readonly statements: number;
  /** Of the engine; with the embedded database in it. */
  readonly cpuMs: number;
  readonly postgresMs: number;
  readonly p50: number;
  readonly p99: number;
};

const calls = process.argv[2] ?? '800';
const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-bench-'));
const settings = { SENSITIVE_KEYS: `bench:${randomBytes(32).toString('base64')}`, DATA_DIR: dataDir };
const print = (name: string, one: BasketCase) =>
  console.log(
    `${name.padEnd(10)} ${one.statements.toFixed(2)} statements · ${one.cpuMs.toFixed(2)} + ${one.postgresMs.toFixed(2)} ms of CPU · p50 ${one.p50.toFixed(2)} ms · p99 ${one.p99.toFixed(2)} ms`,
  );
const run = (postgres: number, environment: Record<string, string>) =>
  runScript<BasketCase>('basket-case.ts', [calls, String(postgres)], environment, readEngineFlags());

const folder = findPostgresFolder(process.env);
const cluster = folder === null ? null : await startThrowAwayCluster(folder);
try {
  const pid = childrenOf(process.pid, 'postgres')[0] ?? 0;
  const postgres = cluster && (await run(pid, { ...settings, DATABASE_URL: cluster.url }));
  if (postgres) print('PostgreSQL', postgres);
  const embedded = await run(0, settings);
  print('embedded', embedded);
  if (postgres) {
    const ratio = embedded.cpuMs / (postgres.cpuMs + postgres.postgresMs);
    console.log(
      `embedded: ${ratio.toFixed(2)} × the CPU, ${(embedded.p50 / postgres.p50).toFixed(2)} × the time`,
    );
  }
} finally {
  await cluster?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
