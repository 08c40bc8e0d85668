import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPostgresFolder, startThrowAwayCluster } from './throw-away-cluster.ts';

/**
 * Runs the suite of the workspace that it is called in, from the project's own folder the engine's, on a PostgreSQL
 * cluster created for this run. Arguments go to Vitest.
 */
const folder = findPostgresFolder(process.env);
if (folder === null) {
  process.stderr.write(
    'No PostgreSQL was found (initdb and postgres in PG_BIN, /usr/lib/postgresql/*/bin or PATH): install it or set PG_BIN.\n',
  );
  process.exit(1);
}

const project = fileURLToPath(new URL('../..', import.meta.url));
let vitest: ChildProcess | null = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Before the tests run, leaving is enough: the cluster goes with this process.
  process.on(signal, () => (vitest ? vitest.kill(signal) : process.exit(1)));
}
const cluster = await startThrowAwayCluster(folder);
vitest = spawn(
  process.execPath,
  [
    `${project}/node_modules/vitest/vitest.mjs`,
    'run',
    '--root',
    resolve(process.cwd()) === resolve(project) ? `${project}/apps/commerce-api` : '.',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: cluster.socketUrl, PG_BIN: folder } },
);
const [code] = await once(vitest, 'exit');
await cluster.stop();
process.exit(code ?? 1);
