import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core';

/**
 * One row that counts the changes of catalogue and prices. Triggers of those tables raise it in the transaction
 * that changes them, so whoever reads a revision can tell whether what they hold in memory is still what is stored
 * (docs/decisions/0012-catalogue-in-memory.md).
 */
export const catalogRevisions = pgTable(
  'catalog_revisions',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    revision: bigint('revision', { mode: 'number' }).notNull().default(1),
  },
  (row) => [check('catalog_revisions_one_row_check', sql`${row.isOnly}`)],
);

export type CatalogRevision = typeof catalogRevisions.$inferSelect;
