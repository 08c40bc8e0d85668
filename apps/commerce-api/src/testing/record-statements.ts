import pg from 'pg';

type Send = (...given: unknown[]) => unknown;

/**
 * The statements that this process sends to its databases while `work` runs, one text each; those that open and close
 * transactions are among them.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const client = pg.Client.prototype as unknown as { query: Send };
  const send = client.query;
  client.query = function record(this: unknown, ...given) {
    const [statement] = given as [string | { readonly text: string }];
    statements.push(typeof statement === 'string' ? statement : statement.text);
    return Reflect.apply(send, this, given);
  };
  try {
    await work();
  } finally {
    client.query = send;
  }
  return statements;
}
