import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { eq, sql } from '../../database/orm.ts';
import { inventoryUnits, stores } from '../../database/schema/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { readStoreStocks } from './catalog-context-queries.ts';

const HOME = '04217';
const OTHER = '04221';
let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await createTestDatabase());
});
afterAll(() => close());

async function readRevisions(): Promise<Map<string, number>> {
  const stocks = await readStoreStocks(database, [HOME, OTHER]);
  return new Map(stocks.map(({ storeId, revision }) => [storeId, revision]));
}

async function unitsOf(variantId: string, condition: string): Promise<number> {
  const [stock] = await readStoreStocks(database, [HOME]);
  const index = stock?.variantIds.findIndex(
    (id, position) => id === variantId && stock.conditions[position] === condition,
  );
  return stock?.units[index ?? -1] ?? 0;
}

async function findUnit() {
  const [unit] = await database
    .select()
    .from(inventoryUnits)
    .where(sql`store_id = ${HOME} and condition = 'NEW' and available_quantity > 1`)
    .limit(1);
  if (!unit) throw new Error('the store has no new items');
  return unit;
}

test('holding a unit takes it from the stock of its store, with a new revision for that store alone', async () => {
  const unit = await findUnit();
  const before = await readRevisions();
  const units = await unitsOf(unit.variantId, 'NEW');
  await database
    .update(inventoryUnits)
    .set({ reservedQuantity: unit.reservedQuantity + 1 })
    .where(eq(inventoryUnits.inventoryNumber, unit.inventoryNumber));
  const after = await readRevisions();
  expect(await unitsOf(unit.variantId, 'NEW')).toBe(units - 1);
  expect(after.get(HOME)).not.toBe(before.get(HOME));
  expect(after.get(OTHER)).toBe(before.get(OTHER));
});

test('a change that is rolled back leaves the revision', async () => {
  const before = await readRevisions();
  await database
    .transaction(async (transaction) => {
      await transaction.delete(inventoryUnits).where(eq(inventoryUnits.storeId, HOME));
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await readRevisions()).toEqual(before);
});

test('a unit that moves changes both stores, one that comes or goes changes its own', async () => {
  const unit = await findUnit();
  const revisions = [await readRevisions()];
  const note = async () => revisions.push(await readRevisions());
  const { availableQuantity: _derived, ...row } = unit;
  const isUnit = eq(inventoryUnits.inventoryNumber, unit.inventoryNumber);
  await database.update(inventoryUnits).set({ storeId: OTHER }).where(isUnit);
  await note();
  await database.delete(inventoryUnits).where(isUnit);
  await note();
  await database.insert(inventoryUnits).values(row);
  await note();
  const seen = (storeId: string) => revisions.map((each) => each.get(storeId));
  const [first, moved, gone, back] = seen(HOME);
  expect(new Set([first, moved, back]).size).toBe(3);
  expect(gone).toBe(moved);
  const [otherFirst, otherMoved, otherGone, otherBack] = seen(OTHER);
  expect(new Set([otherFirst, otherMoved, otherGone]).size).toBe(3);
  expect(otherBack).toBe(otherGone);
});

test('a store that is deleted and created again does not get an old revision', async () => {
  const [store] = await database.select().from(stores).where(eq(stores.id, OTHER));
  const units = await database.select().from(inventoryUnits).where(eq(inventoryUnits.storeId, OTHER));
  const before = (await readRevisions()).get(OTHER) ?? 0;
  if (!store) throw new Error('the store is of the demo');
  await database.delete(stores).where(eq(stores.id, OTHER));
  expect((await readRevisions()).has(OTHER)).toBe(false);
  await database.insert(stores).values(store);
  await database.insert(inventoryUnits).values(units.map(({ availableQuantity: _derived, ...unit }) => unit));
  expect((await readRevisions()).get(OTHER)).toBeGreaterThan(before);
});

test('an emptied table leaves no revision', async () => {
  await database.execute(sql`truncate ${inventoryUnits} cascade`);
  expect(await readRevisions()).toEqual(new Map());
});
