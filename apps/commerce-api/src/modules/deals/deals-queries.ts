import type { Queryable } from '../../database/connect.ts';
import { dealsSignUps } from '../../database/schema/index.ts';

export async function insertSignUp(
  queryable: Queryable,
  signUp: typeof dealsSignUps.$inferInsert,
): Promise<void> {
  await queryable.insert(dealsSignUps).values(signUp);
}
