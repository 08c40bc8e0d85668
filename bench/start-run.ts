import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { cpuMs } from './cpu-time.ts';
import { percentilesOf } from './measure.ts';
import { startShop } from './shop-process.ts';

/**
 * From the command that starts a built shop, with its data there, to its first page: the clock and the shop's CPU time, on the
 * embedded database and on PostgreSQL. Argument: starts. Linux only; build first (`npm run build`).
 */
const [starts = 5] = process.argv.slice(2).map(Number);
const PORT = 3967;

async function start(settings: Record<string, string>): Promise<{ ms: number; cpu: number }> {
  const startedAt = performance.now();
  const shop = await startShop(PORT, { DEMO_CUSTOMERS: 'off', SHUTDOWN_DELAY_SECONDS: '0', ...settings });
  const page = await fetch(shop.origin, { headers: { accept: 'text/html' } });
  await page.arrayBuffer();
  const times = { ms: performance.now() - startedAt, cpu: cpuMs(shop.pid) };
  await shop.stop();
  if (!page.ok) throw new Error(`The first page was answered ${page.status}.`);
  return times;
}

async function bench(name: string, settings: Record<string, string>): Promise<void> {
  // Fills the database, and the cache of compiled code.
  await start(settings);
  const all: { ms: number; cpu: number }[] = [];
  while (all.length < starts) all.push(await start(settings));
  const times = all.map(({ ms }) => ms);
  const cpu = percentilesOf(all.map((one) => one.cpu)).p50.toFixed(0);
  console.log(
    `${name.padEnd(10)} first page after ${percentilesOf(times).p50.toFixed(0)} ms · ${cpu} ms of CPU (${times.map((ms) => ms.toFixed(0)).join(' ')})`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-start-'));
try {
  await bench('embedded', { DATA_DIR: join(dataDir, 'embedded') });
  const folder = findPostgresFolder(process.env);
  if (folder === null) console.log('PostgreSQL is not installed.');
  else {
    const cluster = await startThrowAwayCluster(folder);
    try {
      await bench('PostgreSQL', {
        DATA_DIR: join(dataDir, 'postgres'),
        DATABASE_URL: cluster.url,
        SESSION_SECRET: randomBytes(32).toString('base64'),
        SENSITIVE_KEYS: `bench:${randomBytes(32).toString('base64')}`,
      });
    } finally {
      await cluster.stop();
    }
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
