import { bigint, jsonb, pgTable, text } from '../orm.ts';
import { createdAt, indexOn, instant } from './columns.ts';
import { sites } from './stores.ts';

/** First-party analytics: what happened on pages, by nobody in particular (decision 0087). */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** `pageview`, `coreData`, `storeChange`, or the action of a `RacTracking` event. */
    name: text('name').notNull(),
    fields: jsonb('fields').$type<Readonly<Record<string, unknown>>>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (event) => [
    indexOn('analytics_events_site_idx', event.siteId),
    indexOn('analytics_events_expiry_idx', event.expiresAt),
  ],
);
