import type { Queryable, Transaction } from '../../database/connect.ts';
import { dealsSignUps } from '../../database/schema/index.ts';

export type { Transaction };

/** Returns its id. */
export async function insertSignUp(
  queryable: Queryable,
  signUp: typeof dealsSignUps.$inferInsert,
): Promise<string> {
  const [row] = await queryable.insert(dealsSignUps).values(signUp).returning({ id: dealsSignUps.id });
  if (!row) throw new Error('the sign-up was not written');
  return row.id;
}
