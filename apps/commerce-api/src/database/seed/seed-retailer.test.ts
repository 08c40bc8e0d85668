import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../connect.ts';
import { asc, count, eq } from '../orm.ts';
import * as tables from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import { isSeeded } from './seed-demo.ts';
import { seedRetailer } from './seed-retailer.ts';
import { tinyRetailer } from './tiny-retailer.ts';

const now = new Date('2026-11-21T12:00:00Z');
const open: TestDatabase[] = [];

async function emptyDatabase(): Promise<Database> {
  const opened = await createTestDatabase('empty');
  open.push(opened);
  return opened.database;
}

afterAll(() => Promise.all(open.map((opened) => opened.close())));

const countOf = async (database: Database, table: typeof tables.inventoryUnits | typeof tables.products) =>
  (await database.select({ rows: count() }).from(table))[0]?.rows;

describe('a seeded retailer', () => {
  let database: Database;
  beforeAll(async () => {
    database = await emptyDatabase();
    await seedRetailer(database, tinyRetailer(), { now });
  });

  it('lists a product under every ancestor of its categories, once', async () => {
    const links = await database
      .select()
      .from(tables.productCategories)
      .where(eq(tables.productCategories.productId, 'sofa-1'))
      .orderBy(asc(tables.productCategories.categoryId));
    expect(links.map(({ categoryId, isAssigned, isPrimary }) => [categoryId, isAssigned, isPrimary])).toEqual(
      [
        ['clearance', true, false],
        ['furniture', false, false],
        ['reclining', true, true],
        ['sofas', false, false],
      ],
    );
    const [leaf] = await database
      .select()
      .from(tables.categories)
      .where(eq(tables.categories.id, 'reclining'));
    expect(leaf?.path).toEqual(['furniture', 'sofas', 'reclining']);
  });

  it('counts a product that is in a bundle twice', async () => {
    expect(await database.select().from(tables.bundleMembers)).toMatchObject([
      { bundleProductId: 'bundle-1', memberProductId: 'sofa-1', quantity: 2 },
    ]);
  });

  it('does nothing the second time', async () => {
    await seedRetailer(database, tinyRetailer(5), { now });
    expect(await countOf(database, tables.inventoryUnits)).toBe(2);
  });
});

describe('seedRetailer', () => {
  it('goes on where a killed seed stopped, and is seeded only when all is there', async () => {
    const database = await emptyDatabase();
    const retailer = tinyRetailer();
    const [unit] = retailer.inventory;
    if (unit === undefined) throw new Error('the fixture has no units');
    const broken = { ...retailer, inventory: [unit, { ...unit, storeId: '99999' }] };
    await expect(seedRetailer(database, broken, { now })).rejects.toThrow();
    expect(await isSeeded(database)).toBe(false);
    expect(await countOf(database, tables.products)).toBe(2);
    expect(await countOf(database, tables.inventoryUnits)).toBe(0);

    await seedRetailer(database, retailer, { now });
    expect(await isSeeded(database)).toBe(true);
    expect(await countOf(database, tables.products)).toBe(2);
    expect(await countOf(database, tables.inventoryUnits)).toBe(2);
  });

  it('writes 10,000 units and reports progress', async () => {
    const database = await emptyDatabase();
    const done: number[] = [];
    await seedRetailer(database, tinyRetailer(10_000), {
      now,
      onProgress: ({ table, doneRows }) => table === 'inventory_units' && done.push(doneRows),
    });
    expect(await countOf(database, tables.inventoryUnits)).toBe(10_000);
    expect(done.length).toBeGreaterThan(3);
    expect(done.at(-1)).toBe(10_000);
  });
});

it('gives a row without a value the default of its column, also between rows that have one', async () => {
  const database = await emptyDatabase();
  const text = { 'en-US': 'a "text"', 'es-US': 'un texto' };
  const row = (id: string) => ({ id, parentId: 'root', level: 1, path: [id], name: text, description: text });
  await insertRows(database, tables.categories, [
    { ...row('root'), parentId: null },
    { ...row('first'), sequence: 5, showInMenu: false },
    row('second'),
    { ...row('third'), sequence: 7, backgroundColor: null },
  ]);
  expect(await database.select().from(tables.categories).orderBy(asc(tables.categories.id))).toMatchObject([
    { ...row('first'), sequence: 5, showInMenu: false },
    { id: 'root' },
    { ...row('second'), sequence: 0, showInMenu: true },
    { ...row('third'), sequence: 7, showInMenu: true, backgroundColor: null },
  ]);
});
