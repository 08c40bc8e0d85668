import type { Queryable } from '../../database/connect.ts';
import { leads } from '../../database/schema/index.ts';

/** Stores a lead unless its id is known: the first submit counts. */
export async function insertLead(queryable: Queryable, lead: typeof leads.$inferInsert): Promise<void> {
  await queryable
    .insert(leads)
    .values(lead)
    .onConflictDoNothing({ target: [leads.siteId, leads.leadId] });
}
