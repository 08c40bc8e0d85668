import { generateRetailer, type ScaleOptions } from '@ownpath/demo-data/scale';
import type { DemoInventoryUnit } from '@ownpath/demo-data/types';
import { type Database, openDatabase } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { sql } from '../orm.ts';
import { inventoryUnits } from '../schema/index.ts';
import { seedRetailer } from './seed-retailer.ts';

const ROWS_PER_STATEMENT = 20_000;
const NO_STATEMENT_LIMIT = 0;

/** Arrays instead of a parameter for each value: a million rows in seconds. */
async function insertUnits(database: Database, units: readonly DemoInventoryUnit[]): Promise<void> {
  const column = (values: readonly (string | number)[], type: string) =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  await database.execute(sql`
    insert into ${inventoryUnits}
      (inventory_number, store_id, product_id, variant_id, condition, quantity)
    select * from unnest(
      ${column(
        units.map((unit) => unit.inventoryNumber),
        'text',
      )},
      ${column(
        units.map((unit) => unit.storeId),
        'text',
      )},
      ${column(
        units.map((unit) => unit.productId),
        'text',
      )},
      ${column(
        units.map((unit) => unit.variantId),
        'text',
      )},
      ${column(
        units.map((unit) => unit.condition),
        'text',
      )},
      ${column(
        units.map((unit) => unit.quantity),
        'integer',
      )})`);
}

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
      if (batch.length < ROWS_PER_STATEMENT) continue;
      await insertUnits(database, batch);
      batch = [];
    }
    if (batch.length > 0) await insertUnits(database, batch);
    // A store's stock is read from an index alone only after a vacuum has marked the pages.
    await database.client.query('vacuum (analyze)');
    return { storeIds: retailer.stores.map(({ id }) => id), inventoryCount: retailer.inventoryCount };
  } finally {
    await database.close();
  }
}
