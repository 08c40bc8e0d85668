import { DEMO_SITE_ID } from '../../config.ts';
import type { Database, Queryable } from '../connect.ts';
import { eq } from '../orm.ts';
import { sites } from '../schema/index.ts';
import type { SeedOptions } from './seed-retailer.ts';

/** Whether the demo retailer is completely in the database. */
export async function isSeeded(database: Queryable): Promise<boolean> {
  const found = await database
    .select({ id: sites.id })
    .from(sites)
    .where(eq(sites.id, DEMO_SITE_ID))
    .limit(1);
  return found.length > 0;
}

/** Writes the demo retailer into an empty database; does nothing when it exists. */
export async function seedDemo(database: Database, options: SeedOptions): Promise<void> {
  if (await isSeeded(database)) return;
  // A hundred modules that only the first start needs.
  const { createDemoRetailer } = await import('@ownpath/demo-data/retailer');
  const { seedRetailer } = await import('./seed-retailer.ts');
  const today = options.now.toISOString().slice(0, 10);
  await seedRetailer(database, createDemoRetailer({ today }), options);
}
