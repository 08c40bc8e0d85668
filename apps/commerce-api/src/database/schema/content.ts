import { LOCALES } from '@ownpath/domain/site';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../orm.ts';
import { createdAt, localized, oneOf, updatedAt } from './columns.ts';
import { sites } from './stores.ts';

const siteId = () =>
  text('site_id')
    .notNull()
    .references(() => sites.id, { onDelete: 'cascade' });

export const contentAssets = pgTable(
  'content_assets',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** HTML; sanitised where it is shown. */
    body: localized('body').notNull(),
    isOnline: boolean('is_online').notNull().default(true),
    updatedAt: updatedAt(),
  },
  (asset) => [primaryKey({ columns: [asset.siteId, asset.id] })],
);

export const contentPages = pgTable(
  'content_pages',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    title: localized('title').notNull(),
    description: localized('description').notNull(),
    isOnline: boolean('is_online').notNull().default(true),
    updatedAt: updatedAt(),
  },
  (page) => [primaryKey({ columns: [page.siteId, page.id] })],
);

export type RegionData = Readonly<Record<string, unknown>>;

export const contentRegions = pgTable(
  'content_regions',
  {
    siteId: text('site_id').notNull(),
    pageId: text('page_id').notNull(),
    id: text('id').notNull(),
    /** Not limited to a list: the storefront logs unknown types and shows nothing. */
    type: text('type').notNull(),
    data: jsonb('data').$type<RegionData>().notNull(),
    sequence: integer('sequence').notNull(),
  },
  (region) => [
    primaryKey({ columns: [region.siteId, region.pageId, region.id] }),
    foreignKey({
      name: 'content_regions_page_fk',
      columns: [region.siteId, region.pageId],
      foreignColumns: [contentPages.siteId, contentPages.id],
    }).onDelete('cascade'),
    index('content_regions_order_idx').on(region.siteId, region.pageId, region.sequence),
  ],
);

/** Preferences that clients read by name; only public ones are returned. */
export const customPreferences = pgTable(
  'custom_preferences',
  {
    siteId: siteId(),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    isPublic: boolean('is_public').notNull().default(true),
    updatedAt: updatedAt(),
  },
  (preference) => [primaryKey({ columns: [preference.siteId, preference.key] })],
);

export const urlResourceTypes = ['product', 'category', 'content', 'redirect'] as const;
export type UrlResourceType = (typeof urlResourceTypes)[number];

/** Old and short addresses with their targets. */
export const urlMappings = pgTable(
  'url_mappings',
  {
    siteId: siteId(),
    urlSegment: text('url_segment').notNull(),
    resourceType: text('resource_type', { enum: urlResourceTypes }).notNull(),
    resourceId: text('resource_id'),
    destinationUrl: text('destination_url').notNull(),
    createdAt: createdAt(),
  },
  (mapping) => [
    primaryKey({ columns: [mapping.siteId, mapping.urlSegment] }),
    oneOf('url_mappings_resource_type_check', mapping.resourceType, urlResourceTypes),
  ],
);

/** Search phrases that redirect to a page when nothing is found. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: siteId(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    /** Lower case, without accents. */
    phrase: text('phrase').notNull(),
    destinationUrl: text('destination_url').notNull(),
  },
  (redirect) => [
    oneOf('search_redirects_locale_check', redirect.locale, LOCALES),
    uniqueIndex('search_redirects_phrase_key').on(redirect.siteId, redirect.locale, redirect.phrase),
  ],
);

/** Phrases that the search box suggests. */
export const searchPhrases = pgTable(
  'search_phrases',
  {
    siteId: siteId(),
    locale: text('locale', { enum: LOCALES }).notNull(),
    phrase: text('phrase').notNull(),
    popularity: integer('popularity').notNull().default(0),
  },
  (phrase) => [
    primaryKey({ columns: [phrase.siteId, phrase.locale, phrase.phrase] }),
    oneOf('search_phrases_locale_check', phrase.locale, LOCALES),
    // `text_pattern_ops`: prefix matching whatever the database's collation.
    index('search_phrases_prefix_idx').on(
      phrase.siteId,
      phrase.locale,
      sql`${phrase.phrase} text_pattern_ops`,
    ),
  ],
);

export type ContentAsset = typeof contentAssets.$inferSelect;
export type ContentPage = typeof contentPages.$inferSelect;
export type ContentRegion = typeof contentRegions.$inferSelect;
export type CustomPreference = typeof customPreferences.$inferSelect;
export type UrlMapping = typeof urlMappings.$inferSelect;
export type SearchRedirect = typeof searchRedirects.$inferSelect;
export type SearchPhrase = typeof searchPhrases.$inferSelect;
