import type { Pool } from 'pg';
import type { DatabaseLogger } from '../database.ts';
import { errorMessage } from '../startup-error.ts';

const CHECKPOINT_EVERY_MS = 60_000;
const VACUUM_EVERY_MS = 15 * 60_000;

export type Maintenance = { stop(): Promise<void> };

/**
 * The embedded database has no background processes: checkpoints (which bound the log and the recovery time) and
 * vacuuming are done here, between requests, one table at a time, and only when something was written.
 */
export function startMaintenance(pool: Pool, logger: DatabaseLogger | undefined): Maintenance {
  const checkpoint = repeat(
    CHECKPOINT_EVERY_MS,
    afterWrites(pool, () => pool.query('CHECKPOINT')),
  );
  const vacuum = repeat(
    VACUUM_EVERY_MS,
    afterWrites(pool, () => vacuumTables(pool)),
  );
  function repeat(everyMs: number, work: () => Promise<void>) {
    let running = Promise.resolve();
    const timer = setInterval(() => {
      running = running.then(work).catch((error: unknown) => {
        logger?.warn(
          { reason: errorMessage(error) },
          'maintenance of the embedded database failed; it will be repeated',
        );
      });
    }, everyMs).unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }
  return {
    async stop() {
      await checkpoint();
      await vacuum();
    },
  };
}

/** Skips `work` if the write-ahead log has not grown since the last run. */
function afterWrites(pool: Pool, work: () => Promise<unknown>): () => Promise<void> {
  let doneAt = '';
  return async () => {
    if ((await walPosition(pool)) === doneAt) return;
    await work();
    doneAt = await walPosition(pool);
  };
}

async function walPosition(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    'SELECT pg_current_wal_insert_lsn()::text AS position',
  );
  return rows[0]?.position ?? '';
}

async function vacuumTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')",
  );
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
}
