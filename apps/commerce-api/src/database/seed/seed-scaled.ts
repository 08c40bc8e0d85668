import { generateRetailer, type ScaleOptions } from '@ownpath/demo-data/scale';
import type { DemoInventoryUnit } from '@ownpath/demo-data/types';
import { openDatabase } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { inventoryUnits } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import { seedRetailer } from './seed-retailer.ts';

/** Of the generated rows, which are never in memory all at once. */
const ROWS_AT_ONCE = 20_000;
const NO_STATEMENT_LIMIT = 0;

/**
 * Brings an empty PostgreSQL database to the newest schema and fills it with a generated retailer of any size.
 * @returns the ids of its stores and the number of inventory rows
 */
export async function seedScaled(
  url: string,
  { now, ...options }: ScaleOptions & { readonly now: Date },
): Promise<{ storeIds: string[]; inventoryCount: number }> {
  const database = await openDatabase({ url, statementLimitMs: NO_STATEMENT_LIMIT });
  try {
    await migrate(database);
    const retailer = generateRetailer({ ...options, today: now.toISOString().slice(0, 10) });
    // The promotions name stores of the demo retailer, which the generated ones replace.
    const promotions = retailer.promotions.map((promotion) => ({ ...promotion, restrictedStoreIds: [] }));
    await seedRetailer(database, { ...retailer, promotions, inventory: [] }, { now });
    let batch: DemoInventoryUnit[] = [];
    for (const unit of retailer.inventory) {
      batch.push(unit);
      if (batch.length < ROWS_AT_ONCE) continue;
      await insertRows(database, inventoryUnits, batch);
      batch = [];
    }
    if (batch.length > 0) await insertRows(database, inventoryUnits, batch);
    // A store's stock is read from an index alone only after a vacuum has marked the pages.
    await database.client.query('vacuum (analyze)');
    return { storeIds: retailer.stores.map(({ id }) => id), inventoryCount: retailer.inventoryCount };
  } finally {
    await database.close();
  }
}
