import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Transaction } from './database.ts';
import { createTransaction } from './session.ts';
import type { GuardedPool } from './transaction-guard.ts';

/** A statement failed inside the transaction and its error was swallowed: PostgreSQL rolls such a transaction back. */
export class AbortedTransactionError extends Error {
  override readonly name = 'AbortedTransactionError';
}

/**
 * Drizzle's own `transaction` loses the connection when BEGIN fails, hides the first error when ROLLBACK fails, and
 * reports success when COMMIT rolls back; this one does not.
 */
export async function runTransaction<Result>(
  pool: GuardedPool,
  work: (transaction: Transaction) => Promise<Result>,
  config: PgTransactionConfig = {},
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query(beginStatement(config));
    const result = await pool.guarded(() => work(createTransaction(client)));
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
