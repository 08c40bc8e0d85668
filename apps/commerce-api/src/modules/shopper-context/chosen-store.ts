import { type SQL, sql } from 'drizzle-orm';
import { shopperContexts } from '../../database/schema/index.ts';

/** The store that the shopper of this usid chose, as a scalar subquery for a statement that reads more beside it. */
export function chosenStoreId({ usid, siteId }: { readonly usid: string; readonly siteId: string }): SQL {
  return sql`(select context.store_id from ${shopperContexts} context
    where context.usid = ${usid} and context.site_id = ${siteId})`;
}
