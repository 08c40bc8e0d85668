import { APPROVAL_RESPONSES } from '@ownpath/domain/approval';
import { ITEM_CONDITIONS } from '@ownpath/domain/catalog';
import { CHECKOUT_STEPS } from '@ownpath/domain/checkout';
import { type EpoStrategy, FREQUENCIES } from '@ownpath/domain/pricing';
import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { getTableConfig, type IndexedColumn, is, PgTable } from '../orm.ts';
import { approvalResponses } from './approvals.ts';
import { checkoutSteps } from './checkout.ts';
import { inventoryConditions, paymentFrequencies } from './columns.ts';
import type { PayoffStrategy } from './index.ts';
import * as schema from './index.ts';
import { sensitiveValues } from './sensitive.ts';

type TableConfig = ReturnType<typeof getTableConfig>;

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));
const tableNames = tables.map(({ name }) => name);
const table = (name: string): TableConfig => {
  const found = tables.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`No table ${name}`);
  return found;
};

/** Leading columns of everything that PostgreSQL can look rows up by, partial indexes left out. */
function lookups({ columns, indexes, primaryKeys, uniqueConstraints }: TableConfig): string[][] {
  return [
    ...columns.filter((column) => column.primary || column.isUnique).map((column) => [column.name]),
    ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
    ...uniqueConstraints.map((constraint) => constraint.columns.map((column) => column.name)),
    ...indexes
      .filter(({ config }) => config.where === undefined)
      .map(({ config }) =>
        config.columns.map((column) => ('name' in column ? ((column as IndexedColumn).name ?? '') : '')),
      ),
  ];
}

describe.each(tableNames)('table %s', (name) => {
  const config = table(name);

  it('has a primary key', () => {
    const keyColumns = config.columns.filter((column) => column.primary);
    expect(keyColumns.length + config.primaryKeys.length).toBe(1);
  });

  it('has an index for every foreign key', () => {
    const found = lookups(config);
    const bare = config.foreignKeys
      .map((key) => key.reference().columns.map((column) => column.name))
      .filter((columns) => !found.some((leading) => columns.every((column, at) => leading[at] === column)));
    expect(bare).toEqual([]);
  });

  it('says what happens when a parent goes', () => {
    const silent = config.foreignKeys.filter((key) => (key.onDelete ?? 'no action') === 'no action');
    expect(silent.map((key) => key.getName())).toEqual([]);
  });

  it('keeps money in whole cents', () => {
    const money = /(price|amount|fee|balance|payment|total|deposit|rate|cost|credit|income)s?$/;
    for (const column of config.columns) {
      if (column.name.endsWith('_cents')) expect(column.getSQLType()).toMatch(/^(integer|bigint)$/);
      if (/numeric|real|double|money/.test(column.getSQLType())) {
        expect(['latitude', 'longitude']).toContain(column.name);
      }
      if (/integer|bigint/.test(column.getSQLType())) expect(column.name).not.toMatch(money);
    }
  });

  it('keeps time with its zone', () => {
    const naive = config.columns.filter((column) => column.getSQLType() === 'timestamp');
    expect(naive.map((column) => column.name)).toEqual([]);
  });

  it('refers to sensitive values and never holds one', () => {
    const forbidden = /ssn|social|birth|dob|tax_id|account_number|routing|card_number|cvv/;
    for (const column of config.columns.filter(({ name: columnName }) => forbidden.test(columnName))) {
      const isReference = config.foreignKeys.some((key) => {
        const { columns, foreignTable } = key.reference();
        return columns.some((own) => own.name === column.name) && foreignTable === sensitiveValues;
      });
      const isEcho = /_(last4|year)$/.test(column.name) && hasCheck(config, column.name, '^[0-9]{4}$');
      expect.soft(isReference || isEcho, column.name).toBe(true);
    }
  });

  it('holds every enumeration to its words', () => {
    for (const column of config.columns.filter((candidate) => candidate.enumValues !== undefined)) {
      if (column.getSQLType() !== 'text' || (column.enumValues ?? []).length === 0) continue;
      expect.soft(hasCheck(config, column.name, `'${column.enumValues?.at(-1)}'`), column.name).toBe(true);
    }
  });
});

function hasCheck(config: TableConfig, columnName: string, text: string): boolean {
  return config.checks.some(({ value }) => {
    const column = value.queryChunks.some(
      (chunk) => typeof chunk === 'object' && chunk !== null && 'name' in chunk && chunk.name === columnName,
    );
    const words = JSON.stringify(value.queryChunks.map(textOf));
    return column && words.includes(text);
  });
}

function textOf(chunk: unknown): unknown {
  if (typeof chunk !== 'object' || chunk === null) return '';
  if ('queryChunks' in chunk && Array.isArray(chunk.queryChunks)) return chunk.queryChunks.map(textOf);
  return 'value' in chunk ? chunk.value : '';
}

describe('the schema', () => {
  it('is found by the walk', () => {
    expect(tableNames).toEqual(
      expect.arrayContaining(['products', 'orders', 'ledger_entries', 'sandbox_payments']),
    );
    expect(new Set(tableNames).size).toBe(tableNames.length);
  });
});

// The schema repeats the values of the domain: a new value needs a migration, which an import would hide.
test.each<[string, readonly unknown[], readonly unknown[]]>([
  ['conditions', inventoryConditions, ITEM_CONDITIONS],
  ['frequencies', paymentFrequencies, FREQUENCIES],
  ['checkout steps', checkoutSteps, CHECKOUT_STEPS],
  ['approval responses', Object.values(approvalResponses), Object.values(APPROVAL_RESPONSES)],
])('%s are the values of the domain', (_, stored, ruled) => {
  expect(stored.toSorted()).toEqual(ruled.toSorted());
});

test('payoff strategies are the ones that states use', () => {
  expectTypeOf<PayoffStrategy>().toEqualTypeOf<EpoStrategy>();
});
