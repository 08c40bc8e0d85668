import { expect, test } from 'vitest';
import { getTableConfig, is, PgTable } from '../../database/orm.ts';
import * as schema from '../../database/schema/index.ts';
import { OWN_TABLES } from './export-queries.ts';

/** About a customer, and not in the copy of their data: secrets, or the copy itself. */
const LEFT_OUT = [
  'agreement_links',
  'contact_changes',
  'customer_credentials',
  'customer_exports',
  'order_links',
  'password_reset_tokens',
];

test('every table about a customer is in the copy of their data, or left out for a reason', () => {
  const tables = Object.values(schema)
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table));
  const about = tables
    .filter(({ foreignKeys }) =>
      foreignKeys.some((key) => getTableConfig(key.reference().foreignTable).name === 'customers'),
    )
    .map(({ name }) => name);
  const inFile = Object.values(OWN_TABLES).map(({ table }) => getTableConfig(table).name);
  expect(about.filter((name) => !inFile.includes(name)).sort()).toEqual(LEFT_OUT);
});
