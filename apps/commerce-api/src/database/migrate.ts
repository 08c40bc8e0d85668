import { fileURLToPath } from 'node:url';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './connect.ts';
import { drizzle } from './orm.ts';
import { errorMessage, StartupError } from './startup-error.ts';

const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any fixed number: processes that start at the same time wait for one another on it. */
const MIGRATION_LOCK = 7_161_233_001;

/** Brings the database to the newest schema; processes may do so at once. @throws StartupError */
export async function migrate(database: Database, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = await database.client.connect();
  try {
    await client.query('SET lock_timeout = 0; SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle(client), { migrationsFolder });
  } catch (error) {
    const reason = error instanceof Error && error.cause ? errorMessage(error.cause) : errorMessage(error);
    throw new StartupError(
      `The database could not be brought to this version's schema: ${reason}. Restore the backup or correct the database named by DATABASE_URL or DATA_DIR.`,
      { cause: error },
    );
  } finally {
    // Closing the session releases the lock and resets the settings.
    client.release(true);
  }
}
