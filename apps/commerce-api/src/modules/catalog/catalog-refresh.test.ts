import { finishSteps } from '@ownpath/domain/search';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../database/connect.ts';
import { type SQL, sql } from '../../database/orm.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { createTestDatabase, describeOnPostgres, type TestDatabase } from '../../testing/test-database.ts';
import type { CatalogContext, CatalogReader } from './catalog-context.ts';
import { readStoreStocks } from './catalog-context-queries.ts';
import { createCatalogReader } from './catalog-reader.ts';
import { type CatalogSnapshot, refreshSnapshot } from './catalog-snapshot.ts';
import { parseFacets } from './facet-definitions.ts';
import { findListing } from './listing.ts';
import { hitsOf } from './listing-hits.ts';
import { parseVocabulary } from './search-vocabulary.ts';
import { loadSnapshotRows } from './snapshot-queries.ts';
import { poolStock } from './stock.ts';

const SITE = 'rowan';
const PLANO = '04217';
const CALLER = {
  usid: 'nobody',
  siteId: SITE,
  locatedStore: { id: PLANO } as NonNullable<
    Parameters<CatalogReader['readCatalogContext']>[0]['locatedStore']
  >,
};
const clock = { now: () => new Date('2026-11-21T15:00:00Z') };
const log = { error: () => {} };

let opened: TestDatabase;
let reader: CatalogReader;
const readerOf = (database: TestDatabase['database']) =>
  createCatalogReader({ database, clock, config: { siteId: SITE }, log });
beforeAll(async () => {
  opened = await createTestDatabase();
  reader = readerOf(opened.database);
});
afterAll(() => opened.close());

/** Made of all products, as they are now. */
async function readWhole(): Promise<CatalogSnapshot> {
  const rows = await loadSnapshotRows(opened.database, SITE, null);
  return finishSteps(
    refreshSnapshot(null, {
      ...rows,
      facets: parseFacets(rows.facets, log.error),
      searchVocabulary: parseVocabulary(rows.searchVocabulary, log.error),
    }),
  );
}

const idsOf = (items: CatalogSnapshot['items']) => items.map(({ product }) => product.id).sort();

/** Products of each term, and their measures, by id: their numbers are those of the order in which they came. */
function comparableSearch({ index, vocabulary }: CatalogSnapshot['search']) {
  const idOf = (number: number) => index.ids[number] ?? '';
  return {
    vocabulary,
    postings: new Map([...index.postings].map(([term, numbers]) => [term, [...numbers].map(idOf).sort()])),
    measures: new Map(
      [...index.measures].map(([id, values]) => [
        id,
        new Map([...index.numberOf].map(([productId, number]) => [productId, values[number]])),
      ]),
    ),
  };
}

/** Without the order of products, which a copy leaves open. */
const comparable = ({ items, itemsByCategory, search, ...others }: CatalogSnapshot) => ({
  ...others,
  search: comparableSearch(search),
  ids: idsOf(items),
  idsByCategory: new Map([...itemsByCategory].map(([id, listed]) => [id, idsOf(listed)])),
});

async function listAll(context: CatalogContext) {
  const hits = hitsOf(await findListing(context, { query: '', categoryId: null }));
  return new Map(hits.map(({ entry }) => [entry.productId, entry]));
}

/** The same context with nothing taken over from an earlier one. */
async function contextAnew({ store, today }: CatalogContext): Promise<CatalogContext> {
  const snapshot = await readWhole();
  const storeIds = store ? [store.id, ...store.geoPoolStoreIds] : [];
  const stocks = await readStoreStocks(opened.database, storeIds);
  const byStore = new Map(stocks.map((stock) => [stock.storeId, stock]));
  return { snapshot, store, today, stock: poolStock(store?.id ?? '', byStore, snapshot) };
}

/** One product by number; the one with that number among those that are there. */
const product = (number: number): SQL =>
  sql`(select id from products order by id offset ${number} % (select count(*) from products) limit 1)`;

/** Changes by name: each a statement about the product with a number. */
const CHANGES: Readonly<Record<string, (number: number) => SQL>> = {
  price: (n) =>
    sql`update product_prices set weekly_rate_cents = weekly_rate_cents + 1 where product_id = ${product(n)}`,
  'all prices': () => sql`update product_prices set weekly_rate_cents = weekly_rate_cents + 1`,
  'no price': (n) =>
    sql`delete from product_prices where product_id = ${product(n)} and condition = 'USED_FAIR'`,
  name: (n) =>
    sql`update products set name = jsonb_set(name, '{en-US}', to_jsonb('Name ' || ${n}::text)) where id = ${product(n)}`,
  offline: (n) => sql`update products set is_online = not is_online where id = ${product(n)}`,
  blocked: (n) => sql`update products set is_out_of_stock = not is_out_of_stock where id = ${product(n)}`,
  'blocked member': (n) =>
    sql`update products set is_out_of_stock = not is_out_of_stock where id = (
      select member_product_id from bundle_members order by 1 offset ${n} % 5 limit 1)`,
  member: (n) =>
    sql`update bundle_members set quantity = quantity + 1 where bundle_product_id = ${product(n)}`,
  variant: (n) =>
    sql`update product_variants set is_orderable = not is_orderable where product_id = ${product(n)}`,
  badge: (n) => sql`delete from product_badges where product_id = ${product(n)}`,
  category: (n) =>
    sql`insert into product_categories (product_id, category_id, is_assigned)
      select ${product(n)}, categories.id, true from categories
      order by categories.id offset ${n} % 10 limit 1 on conflict do nothing`,
  'add-on': (n) => sql`update product_add_ons set rate_bps = rate_bps - 1 where product_id = ${product(n)}`,
  gone: (n) => sql`delete from products where id = ${product(n)} and not exists (
    select from bundle_members where member_product_id = ${product(n)})`,
  'category name': () =>
    sql`update categories set name = jsonb_set(name, '{en-US}', to_jsonb(upper(name->>'en-US'))) where level = 1`,
  facets: () =>
    sql`update custom_preferences set value = value - 0 where key = 'listingFacets' and jsonb_array_length(value) > 4`,
  sale: (n) =>
    sql`update inventory_units set reserved_quantity = reserved_quantity + 1 where inventory_number = (
      select inventory_number from inventory_units where store_id = ${PLANO} and available_quantity > 0
      order by inventory_number offset ${n} % 100 limit 1)`,
  restriction: () =>
    sql`insert into store_restricted_categories (store_id, category_id)
      select ${PLANO}, id from categories where level = 2 order by id limit 1 on conflict do nothing`,
};

const changeOf = fc.record({
  name: fc.constantFrom(...Object.keys(CHANGES)),
  number: fc.nat(400),
  isRolledBack: fc.boolean(),
});
const apply = async ({
  name,
  number,
  isRolledBack,
}: {
  name: string;
  number: number;
  isRolledBack: boolean;
}) => {
  const work = opened.database.transaction(async (transaction) => {
    const statement = CHANGES[name]?.(number);
    if (statement) await transaction.execute(statement);
    if (isRolledBack && number % 3 === 0) throw new Error('changed my mind');
  });
  await work.catch((error: Error) => {
    if (error.message !== 'changed my mind') throw error;
  });
};

test('after any changes the refreshed copy and its listing are those of a catalogue that is read whole', async () => {
  await listAll(await reader.readCatalogContext(CALLER));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(changeOf, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      async (rounds) => {
        for (const changes of rounds) {
          for (const change of changes) await apply(change);
          const context = await reader.readCatalogContext(CALLER);
          const anew = await contextAnew(context);
          expect(comparable(context.snapshot)).toEqual(comparable(anew.snapshot));
          expect(await listAll(context)).toEqual(await listAll(anew));
        }
      },
    ),
    { numRuns: 6 },
  );
});

test.each(Object.keys(CHANGES))('%s: the copy follows', async (name) => {
  await listAll(await reader.readCatalogContext(CALLER));
  for (const number of [3, 70, 150]) await apply({ name, number, isRolledBack: false });
  const context = await reader.readCatalogContext(CALLER);
  const anew = await contextAnew(context);
  expect(comparable(context.snapshot)).toEqual(comparable(anew.snapshot));
  expect(await listAll(context)).toEqual(await listAll(anew));
});

test('a price change reads that product again and no other, and keeps what is computed of the others', async () => {
  const before = await listAll(await reader.readCatalogContext(CALLER));
  const [one] = await readWhole().then(({ items }) => idsOf(items));
  await opened.database.execute(
    sql`update product_prices set weekly_rate_cents = weekly_rate_cents + 7 where product_id = ${one}`,
  );
  const statements = await recordStatements(opened.database, () => reader.readCatalogContext(CALLER));
  expect(statements.some((text) => text.includes('"products"."id" = any('))).toBe(true);
  expect(statements.some((text) => text.includes('"products"."id" > '))).toBe(false);
  const context = await reader.readCatalogContext(CALLER);
  const after = await listAll(context);
  const renewed = [...after].filter(([id, entry]) => before.get(id) !== entry).map(([id]) => id);
  expect(renewed).toEqual([one]);
});

test('the first listing of a store is computed in steps, between which other work is done', async () => {
  const context = await contextAnew(await reader.readCatalogContext(CALLER));
  const done: string[] = [];
  setImmediate(() => done.push('other work'));
  await findListing(context, { query: '', categoryId: null });
  done.push('listing');
  expect(done).toEqual(['other work', 'listing']);
  expect((await listAll(context)).size).toBeGreaterThan(0);
});

describeOnPostgres('another process', () => {
  test('has the new price with its first answer after the commit', async () => {
    const other = await openDatabase({ url: opened.url ?? undefined });
    try {
      const theirs = readerOf(other);
      await theirs.readCatalogContext(CALLER);
      for (let cents = 1; cents <= 5; cents += 1) {
        const [{ id } = { id: '' }] = (
          await opened.database.execute<{ id: string }>(sql`update product_prices
            set weekly_rate_cents = weekly_rate_cents + ${cents} where product_id = ${product(cents * 20)}
            returning product_id as id`)
        ).rows;
        const { snapshot } = await theirs.readCatalogContext(CALLER);
        const whole = await readWhole();
        expect(snapshot.itemById.get(id)).toEqual(whole.itemById.get(id));
        expect(snapshot.revision).toBe(whole.revision);
      }
    } finally {
      await other.close();
    }
  });
});
