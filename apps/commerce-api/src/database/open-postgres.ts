import type { Connection, DatabaseOptions } from './database.ts';
import { errorCode, errorMessage, StartupError } from './startup-error.ts';
import { GuardedPool } from './transaction-guard.ts';

const MAX_CONNECTIONS = 10;
const CONNECTION_WAIT_MS = 10_000;
const STATEMENT_LIMIT_MS = 30_000;
const LOCK_WAIT_LIMIT_MS = 10_000;
const IDLE_IN_TRANSACTION_LIMIT_MS = 30_000;

/** Opens a pool of connections to PostgreSQL. @throws StartupError when the first connection fails */
export async function openPostgres(
  url: string,
  { logger, statementLimitMs = STATEMENT_LIMIT_MS }: DatabaseOptions,
): Promise<Connection> {
  const settings = {
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    statement_timeout: statementLimitMs,
    lock_timeout: LOCK_WAIT_LIMIT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_LIMIT_MS,
    keepAlive: true,
    // Statements that a transaction starts together are sent together.
    pipeline: true,
  };
  const pool = new GuardedPool(settings, (error) =>
    logger?.error({ reason: error.message }, 'PostgreSQL closed a connection'),
  );
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw startupErrorOf(error, url);
  }
  return { kind: 'postgres', pool, flush: async () => {}, close: () => pool.end() };
}

const WRONG_CREDENTIALS = new Set(['28P01', '28000']);
const UNKNOWN_DATABASE = '3D000';

function startupErrorOf(error: unknown, url: string): StartupError {
  const { hostname, port, pathname, username } = new URL(url);
  const server = `${hostname || 'localhost'}:${port || 5432}`;
  const code = errorCode(error);
  if (code !== undefined && WRONG_CREDENTIALS.has(code)) {
    return new StartupError(
      `PostgreSQL at ${server} refused user ${username}: correct user and password in DATABASE_URL.`,
      { cause: error },
    );
  }
  if (code === UNKNOWN_DATABASE) {
    return new StartupError(
      `PostgreSQL at ${server} has no database ${pathname.slice(1)}: create it or correct DATABASE_URL.`,
      { cause: error },
    );
  }
  return new StartupError(
    `PostgreSQL at ${server} cannot be reached (${code ?? errorMessage(error)}): start it or correct DATABASE_URL.`,
    { cause: error },
  );
}
