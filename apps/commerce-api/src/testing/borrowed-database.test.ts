import { describe, expect, inject, test } from 'vitest';
import { borrowDatabase } from './borrowed-database.ts';
import { snapshotPathOf } from './template.ts';

const borrow = () => borrowDatabase(snapshotPathOf(inject('templateNames').seeded));

describe.skipIf(inject('testServerUrl') !== null)('a database that test files use one after another', () => {
  /** Everything that a file may have changed, as text; columns with the time of a change included. */
  const readRows = async (): Promise<string> => {
    const database = await borrow();
    const tables = ['stores', 'inventory_units', 'custom_preferences', 'catalog_revisions', 'client_logs'];
    const found: unknown[] = [];
    for (const table of tables) {
      const { rows } = await database.client.query(`SELECT ${table}::text AS row FROM ${table} ORDER BY 1`);
      found.push(table, ...rows);
    }
    const { rows: sequences } = await database.client.query(
      "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1",
    );
    await database.close();
    return JSON.stringify([found, sequences]);
  };

  test('changed, added and removed rows and numbers are as in the template again', async () => {
    const before = await readRows();
    const { client, close } = await borrow();
    const { rows: sequences } = await client.query<{ name: string }>(
      "SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public'",
    );
    for (const { name } of sequences) await client.query(`SELECT nextval('${name}')`);
    await client.query("UPDATE stores SET name = 'Elsewhere' WHERE id = (SELECT min(id) FROM stores)");
    await client.query(
      'DELETE FROM inventory_units WHERE product_id = (SELECT min(product_id) FROM inventory_units)',
    );
    await client.query(
      "INSERT INTO custom_preferences SELECT site_id, 'another', value FROM custom_preferences LIMIT 1",
    );
    await client.query("INSERT INTO client_logs (level, message) VALUES ('info', 'left behind')");
    await close();
    expect(await readRows()).toBe(before);
  });

  test('a database whose structure was changed is not used again', async () => {
    const { client, close } = await borrow();
    await client.query('CREATE TABLE left_behind (id integer)');
    await close();
    const next = await borrow();
    const { rows } = await next.client.query("SELECT to_regclass('left_behind') AS found");
    expect(rows).toEqual([{ found: null }]);
    await next.close();
  });
});
