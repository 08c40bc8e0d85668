import { bigint, integer, jsonb, pgTable, primaryKey, text } from '../orm.ts';
import { calendarDate, createdAt, indexOn, instant } from './columns.ts';
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

/** What was searched for, by nobody in particular: sums of a day and its words (decision 0110). */
export const searchCounts = pgTable(
  'search_counts',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: calendarDate('day').notNull(),
    locale: text('locale').notNull(),
    /** Normalised; empty for all that are not kept. */
    words: text('words').notNull(),
    searches: integer('searches').notNull(),
    withoutResult: integer('without_result').notNull(),
    /** Searches after which a product was pressed. */
    clicked: integer('clicked').notNull(),
    /** One bit of 31 for each visit: no more bits than visits, and nothing that leads back to one. */
    visitMarks: integer('visit_marks').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (count) => [
    primaryKey({ columns: [count.siteId, count.day, count.locale, count.words] }),
    indexOn('search_counts_expiry_idx', count.expiresAt),
  ],
);
