import type { PoolClient } from 'pg';
import type { Connection, Transaction } from './database.ts';
import type { PgTransactionConfig } from './orm.ts';
import { createTransaction } from './session.ts';
import { errorCode } from './startup-error.ts';

/** A statement failed inside the transaction and its error was ignored: PostgreSQL rolls the transaction back. */
export class AbortedTransactionError extends Error {
  override readonly name = 'AbortedTransactionError';
}

/** Attempts of a transaction that PostgreSQL aborts in favour of another. */
const MAX_ATTEMPTS = 3;
/** Deadlock and serialization failure (PostgreSQL's manual, appendix A). */
const RETRIABLE = new Set(['40P01', '40001']);

/**
 * Runs `work` again when the server rolled it back in favour of another transaction. So `work` has no effects that a
 * rollback doesn't undo (docs/decisions/0006-no-outside-call-in-a-transaction.md).
 */
export async function runTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
  config: PgTransactionConfig = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(connection, work, config);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !RETRIABLE.has(errorCode(error) ?? '')) throw error;
    }
  }
}

/**
 * Drizzle's own `transaction` loses the connection when BEGIN fails, hides the first error when ROLLBACK fails, and
 * reports success when COMMIT rolls back; this one does not.
 */
async function attemptTransaction<Result>(
  connection: Connection,
  work: (transaction: Transaction) => Promise<Result>,
  config: PgTransactionConfig,
): Promise<Result> {
  const { pool } = connection;
  const client = await pool.connect();
  try {
    await client.query(beginStatement(config));
    const result = await pool.guarded(() => work(createTransaction({ client, connection })));
    await commit(client);
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    // A connection that is not idle again (it is lost, or its rollback failed) is closed instead of reused.
    client.release(client.getTransactionStatus() !== 'I');
  }
}

function beginStatement({ isolationLevel, accessMode, deferrable }: PgTransactionConfig): string {
  const modes = ['BEGIN'];
  if (isolationLevel) modes.push(`ISOLATION LEVEL ${isolationLevel}`);
  if (accessMode) modes.push(accessMode);
  if (deferrable !== undefined) modes.push(deferrable ? 'DEFERRABLE' : 'NOT DEFERRABLE');
  return modes.join(' ');
}

/** PostgreSQL answers the COMMIT of a failed transaction with the word ROLLBACK. */
async function commit(client: PoolClient): Promise<void> {
  const { command } = await client.query('COMMIT');
  if (command !== 'COMMIT') {
    throw new AbortedTransactionError('A statement failed in this transaction, so that it was rolled back.');
  }
}
