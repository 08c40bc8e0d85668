import { resolve } from 'node:path';
import type { Connection, DatabaseOptions } from './database.ts';
import { clusterDirectory, prepareDataDirectory } from './embedded/data-directory.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import { Engine } from './embedded/engine.ts';
import { startMaintenance } from './embedded/maintenance.ts';
import { errorMessage, StartupError } from './startup-error.ts';
import { GuardedPool } from './transaction-guard.ts';

const CONNECTION_WAIT_MS = 30_000;
const STATEMENT_LIMIT_MS = 60_000;

export type EmbeddedConnection = Connection & {
  /** Writes the whole database as a tar file, which `snapshotPath` accepts. */
  dump(path: string): Promise<void>;
};

/** Opens PGlite in a thread of its own, reached through one `pg` connection. @throws StartupError */
export async function openEmbedded(options: DatabaseOptions): Promise<EmbeddedConnection> {
  const { dataDir = 'memory', logger } = options;
  if (dataDir === 'memory') return connectEngine(null, options);
  const directory = resolve(dataDir);
  prepareDataDirectory(directory);
  const lock = await lockDirectory(directory);
  try {
    const connection = await connectEngine(directory, options);
    const maintenance = startMaintenance(connection.pool, logger);
    return {
      ...connection,
      async close() {
        await maintenance.stop();
        await connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function connectEngine(
  directory: string | null,
  options: DatabaseOptions,
): Promise<EmbeddedConnection> {
  const engine = createEngine(directory, options);
  const connection = connectTo(engine, directory !== null, options);
  try {
    await engine.open();
    await connection.pool.query('SELECT 1');
  } catch (error) {
    await connection.pool.end();
    await engine.interrupt('it could not be opened').catch(() => {});
    throw new StartupError(
      `The embedded database in ${directory ?? 'memory'} cannot be opened: ${errorMessage(error)} (setting DATA_DIR).`,
      { cause: error },
    );
  }
  return connection;
}

/** @param directory null for a database in memory */
export function createEngine(directory: string | null, options: DatabaseOptions): Engine {
  return new Engine({
    clusterDir: directory === null ? null : clusterDirectory(directory),
    snapshotPath: options.snapshotPath ?? null,
    statementLimitMs: options.statementLimitMs ?? STATEMENT_LIMIT_MS,
  });
}

/** A connection to an engine, which closes with it. */
export function connectTo(engine: Engine, isOnDisk: boolean, options: DatabaseOptions): EmbeddedConnection {
  const pool = createPool(engine, options);
  return {
    kind: 'pglite',
    pool,
    flush: () => (isOnDisk ? engine.flush() : Promise.resolve()),
    dump: (path) => engine.dump(path),
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}

/** One connection: PGlite has one session. A caller that waits longer than the limit gets an error. */
function createPool(engine: Engine, { logger }: DatabaseOptions): GuardedPool {
  const settings = {
    stream: () => engine.createSocket(),
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
  };
  return new GuardedPool(settings, (error) =>
    logger?.error({ reason: error.message }, 'the embedded database closed its connection'),
  );
}
