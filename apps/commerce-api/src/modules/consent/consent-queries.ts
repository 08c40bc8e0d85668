import type { Queryable } from '../../database/connect.ts';
import { cookieChoices } from '../../database/schema/index.ts';

export type CookieChoice = typeof cookieChoices.$inferInsert;

/** The first record of an id stands: a repeated call changes nothing. */
export async function insertCookieChoice(queryable: Queryable, choice: CookieChoice): Promise<void> {
  await queryable.insert(cookieChoices).values(choice).onConflictDoNothing();
}
