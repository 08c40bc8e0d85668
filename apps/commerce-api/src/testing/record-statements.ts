import type { PoolClient } from 'pg';
import type { Database } from '../database/connect.ts';

type Send = (...given: unknown[]) => unknown;

/**
 * The statements that reach a database while `work` runs, one text each; those that open and close transactions are
 * among them.
 */
export async function recordStatements(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const sends = new Map<PoolClient, PoolClient['query']>();
  const record = (client: PoolClient) => {
    const send = client.query;
    sends.set(client, send);
    const recorded: Send = (...given) => {
      const [statement] = given as [string | { readonly text: string }];
      statements.push(typeof statement === 'string' ? statement : statement.text);
      return Reflect.apply(send, client, given);
    };
    client.query = recorded as typeof send;
  };
  const stop = (client: PoolClient) => {
    const send = sends.get(client);
    if (send) client.query = send;
    sends.delete(client);
  };
  const stopReleased = (_error: Error, client: PoolClient) => stop(client);
  const { client: pool } = database;
  pool.on('acquire', record).on('release', stopReleased);
  try {
    await work();
  } finally {
    pool.off('acquire', record).off('release', stopReleased);
    for (const client of sends.keys()) stop(client);
  }
  return statements;
}
