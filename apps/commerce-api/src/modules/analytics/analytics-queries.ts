import type { Queryable } from '../../database/connect.ts';
import { analyticsEvents } from '../../database/schema/index.ts';

export type NewAnalyticsEvent = typeof analyticsEvents.$inferInsert;

export async function insertEvents(
  queryable: Queryable,
  events: readonly NewAnalyticsEvent[],
): Promise<void> {
  await queryable.insert(analyticsEvents).values([...events]);
}
