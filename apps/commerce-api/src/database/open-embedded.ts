import { resolve } from 'node:path';
import type { Connection, DatabaseOptions } from './connect.ts';
import { clusterDirectory, prepareDataDirectory } from './embedded/data-directory.ts';
import { type DirectoryLock, lockDirectory } from './embedded/directory-lock.ts';
import { Engine } from './embedded/engine.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { errorMessage, StartupError } from './startup-error.ts';
import { GuardedPool } from './transaction-guard.ts';

const CONNECTION_WAIT_MS = 30_000;
const STATEMENT_LIMIT_MS = 30_000;

/** Opens PGlite in a thread of its own, reached through one `pg` connection. @throws StartupError */
export async function openEmbedded({
  dataDir = 'memory',
  snapshotPath,
  logger,
}: DatabaseOptions): Promise<Connection> {
  const directory = dataDir === 'memory' ? null : resolve(dataDir);
  let lock: DirectoryLock | null = null;
  if (directory !== null) {
    prepareDataDirectory(directory);
    lock = await lockDirectory(directory);
  }
  const engine = new Engine({
    clusterDir: directory === null ? null : clusterDirectory(directory),
    snapshotPath: snapshotPath ?? null,
  });
  const pool = new GuardedPool({
    stream: () => engine.createSocket(),
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    query_timeout: STATEMENT_LIMIT_MS,
  });
  pool.on('error', (error) =>
    logger?.error({ reason: error.message }, 'the embedded database closed a connection'),
  );
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    await engine.close().catch(() => {});
    lock?.release();
    throw new StartupError(
      `The embedded database in ${directory ?? 'memory'} cannot be opened: ${errorMessage(error)} (setting DATA_DIR).`,
      { cause: error },
    );
  }
  const maintenance = directory === null ? null : startMaintenance(pool, logger);
  return {
    kind: 'pglite',
    pool,
    flush: () => (directory === null ? Promise.resolve() : engine.flush()),
    async close() {
      await maintenance?.stop();
      await pool.end();
      await engine.close();
      lock?.release();
    },
  };
}
