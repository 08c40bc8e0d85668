import { type SQL, sql } from 'drizzle-orm';
import { shopperContexts } from '../../database/schema/index.ts';

/**
 * The store that a shopper chose, as a scalar subquery for a statement that reads more beside it. That statement has
 * the placeholders `usid` and `siteId`.
 */
export const chosenStoreId: SQL = sql`(select context.store_id from ${shopperContexts} context
  where context.usid = ${sql.placeholder('usid')} and context.site_id = ${sql.placeholder('siteId')})`;
