import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

export type SupportedLocale = { readonly id: string; readonly alias: string };

export const sites = pgTable(
  'sites',
  {
    id: text('id').primaryKey(),
    alias: text('alias').notNull(),
    defaultLocale: text('default_locale').notNull(),
    supportedLocales: jsonb('supported_locales').$type<readonly SupportedLocale[]>().notNull(),
    currency: text('currency').notNull().default('USD'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (site) => [
    uniqueIndex('sites_alias_key').on(site.alias),
    uniqueIndex('sites_one_default_key').on(site.isDefault).where(sql`${site.isDefault}`),
  ],
);

export type Site = typeof sites.$inferSelect;
