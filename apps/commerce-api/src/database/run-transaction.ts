import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Transaction } from './connect.ts';
import { createSession } from './session.ts';
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
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    return await pool.guarded(() =>
      createSession(client).transaction(async (transaction) => {
        try {
          const result = await work(transaction);
          assertCanCommit(client);
          return result;
        } catch (error) {
          failure = error;
          throw error;
        }
      }, config),
    );
  } catch (error) {
    throw failure ?? error;
  } finally {
    // A connection that is not idle again (its rollback failed) is closed instead of reused.
    client.release(client.getTransactionStatus() !== 'I');
  }
}

function assertCanCommit(client: PoolClient): void {
  if (client.getTransactionStatus() === 'E') {
    throw new AbortedTransactionError(
      'A statement failed in this transaction, so that it cannot be committed.',
    );
  }
}
