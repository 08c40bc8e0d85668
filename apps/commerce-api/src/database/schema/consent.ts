import type { ConsentCategory } from '@ownpath/domain/consent';
import { LOCALES } from '@ownpath/domain/site';
import { boolean, integer, jsonb, pgTable, text, uuid } from '../orm.ts';
import { createdAt, indexOn, instant, oneOf } from './columns.ts';
import { sites } from './stores.ts';

const SHOWN_IN = ['banner', 'page'] as const;

/** Proof of cookie choices: each a row of its own, with nothing that names a person (decision 0085). */
export const cookieChoices = pgTable(
  'cookie_choices',
  {
    /** The id in the browser's cookie. */
    id: uuid('id').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'restrict' }),
    version: integer('version').notNull(),
    wording: text('wording').notNull(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    shownIn: text('shown_in', { enum: SHOWN_IN }).notNull(),
    categories: jsonb('categories').$type<readonly ConsentCategory[]>().notNull(),
    isGpc: boolean('is_gpc').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (choice) => [
    oneOf('cookie_choices_locale_check', choice.locale, LOCALES),
    oneOf('cookie_choices_shown_in_check', choice.shownIn, SHOWN_IN),
    indexOn('cookie_choices_site_idx', choice.siteId),
    indexOn('cookie_choices_expiry_idx', choice.expiresAt),
  ],
);
