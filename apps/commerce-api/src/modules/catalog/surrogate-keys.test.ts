import {
  getCatalogState,
  getProduct,
  getProducts,
  keysInStores,
  searchProducts,
  surrogateKeysOf,
} from '@ownpath/contracts/catalog';
import { putShopperContext } from '@ownpath/contracts/shopper-context';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SQL, sql } from '../../database/orm.ts';
import { type ChangeWatch, watchChanges } from '../../database/watch-changes.ts';
import { createTestApp, type TestApp, type TestShopper } from '../../testing/create-test-app.ts';

let engine: TestApp;
let watch: ChangeWatch;
let productIds: string[];
let categoryIds: string[];
const shoppers = new Map<string, { shopper: TestShopper; storeIds: readonly string[] }>();
const STORES = ['04217', '04251'];

const column = async (statement: SQL) =>
  (await engine.deps.database.execute<{ value: string }>(statement)).rows.map(({ value }) => value);

beforeAll(async () => {
  engine = await createTestApp();
  watch = await watchChanges(engine.deps.database);
  for (const storeId of STORES) {
    const shopper = await engine.createGuest();
    const params = { usid: shopper.tokens.usid };
    await engine.call(putShopperContext, shopper, { params, body: { customQualifiers: { storeId } } });
    const { storeIds } = await engine.call(getCatalogState, shopper, { body: {} });
    shoppers.set(storeId, { shopper, storeIds });
  }
  const bundles = await column(
    sql`select id as value from products where kind = 'bundle' order by id limit 4`,
  );
  const members = await column(sql`select member_product_id as value from bundle_members order by 1 limit 4`);
  const others = await column(
    sql`select id as value from products where kind <> 'bundle' order by id limit 12`,
  );
  productIds = [...new Set([...bundles, ...members, ...others])];
  categoryIds = await column(
    sql`select id as value from categories where level between 1 and 2 order by id limit 10`,
  );
});
afterAll(async () => {
  await watch.stop();
  await engine.close();
});

type Read = { readonly name: string; readonly text: string; readonly keys: readonly string[] | null };

/** What guests of each store read: products, several of them, and categories. */
async function readAll(): Promise<Read[]> {
  const reads: Read[] = [];
  for (const [storeId, { shopper, storeIds }] of shoppers) {
    const note = (name: string, callId: string, body: unknown, answer: object) => {
      const keys = surrogateKeysOf(callId, body, answer);
      const text = JSON.stringify({ ...answer, attributionToken: '' });
      reads.push({ name: `${name} in ${storeId}`, text, keys: keys && keysInStores(keys, storeIds) });
    };
    for (const id of productIds) {
      const answer = await engine.call(getProduct, shopper, { params: { id } }).catch(() => null);
      if (answer) note(id, 'getProduct', undefined, answer);
    }
    const ids = productIds.slice(0, 8).join(',');
    note('several', 'getProducts', undefined, await engine.call(getProducts, shopper, { query: { ids } }));
    for (const category of [...categoryIds, '']) {
      const body = { category, pageSize: 100 };
      const answer = await engine.call(searchProducts, shopper, { body }).catch(() => null);
      if (answer) note(`category ${category}`, 'searchProducts', body, answer);
    }
  }
  return reads;
}

const changesNow = async () => {
  const changes = await watch.read();
  if (!changes) throw new Error('Changes go unheard.');
  return changes;
};

/** Runs the statement and returns the reads that differ after it, and those that its announcement leaves current. */
async function change(statement: SQL) {
  const before = await readAll();
  const { catalog: since, content } = await changesNow();
  await engine.deps.database.execute(statement);
  // Announcements arrive in the order of the commits; what changes nothing is not announced.
  await engine.deps.database.execute(sql`update promotions set is_enabled = is_enabled`);
  await expect.poll(async () => (await changesNow()).content, { timeout: 30_000 }).toBeGreaterThan(content);
  const changes = await changesNow();
  const after = new Map((await readAll()).map(({ name, text }) => [name, text]));
  const isCurrent = ({ keys }: Read) =>
    changes.whole <= since && keys !== null && !changes.hasChanged(keys, since);
  return {
    different: before.filter(({ name, text }) => after.get(name) !== text).map(({ name }) => name),
    current: before.filter(isCurrent).map(({ name }) => name),
  };
}

const productOf = (number: number) => productIds[number % productIds.length] ?? '';
const CHANGES: Readonly<Record<string, (number: number) => SQL>> = {
  price: (n) =>
    sql`update product_prices set weekly_rate_cents = weekly_rate_cents + 1 where product_id = ${productOf(n)}`,
  'no longer used': (n) =>
    sql`delete from product_prices where product_id = (select product_id from product_prices
      where condition <> 'NEW' order by 1 offset ${n} limit 1) and condition <> 'NEW'`,
  'prices of several': (n) =>
    sql`update product_prices set cash_price_cents = cash_price_cents + 1
      where product_id in (${productOf(n)}, ${productOf(n + 5)})`,
  sale: (n) =>
    sql`update inventory_units set reserved_quantity = quantity where inventory_number = (
      select inventory_number from inventory_units where store_id = ${STORES[n % 2]} and available_quantity > 0
      order by inventory_number offset ${n} limit 1)`,
  'sale of a member': (n) =>
    sql`update inventory_units set reserved_quantity = quantity where store_id = ${STORES[n % 2]}
      and product_id = (select member_product_id from bundle_members order by 1 offset ${n} % 4 limit 1)`,
  'a product': (n) =>
    sql`update products set is_out_of_stock = not is_out_of_stock where id = ${productOf(n)}`,
};

test('whatever changes, an answer whose keys are not announced stays the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(40), async (name, number) => {
      const statement = CHANGES[name]?.(number);
      if (!statement) throw new Error('no such change');
      const { different, current } = await change(statement);
      expect(different.filter((one) => current.includes(one))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('a price concerns its product and the bundles and categories that it is in, a sale its store', async () => {
  const bundle = await column(sql`select bundle_product_id as value from bundle_members order by 1 limit 1`);
  const [member] = await column(
    sql`select member_product_id as value from bundle_members where bundle_product_id = ${bundle[0]} order by 1 limit 1`,
  );
  const other = productIds.at(-1);
  const price = await change(
    sql`update product_prices set weekly_rate_cents = weekly_rate_cents + 3 where product_id = ${member}`,
  );
  expect(price.current).toContain(`${other} in ${STORES[0]}`);
  expect(price.current).not.toContain(`${bundle[0]} in ${STORES[0]}`);
  expect(price.different).toContain(`${bundle[0]} in ${STORES[0]}`);

  const sale = await change(
    sql`update inventory_units set reserved_quantity = reserved_quantity where inventory_number = (
      select inventory_number from inventory_units where store_id = ${STORES[1]} order by 1 limit 1)`,
  );
  expect(sale.current).toEqual(
    expect.arrayContaining([`${other} in ${STORES[0]}`, `${bundle[0]} in ${STORES[0]}`]),
  );
  expect(sale.current).not.toContain(`${bundle[0]} in ${STORES[1]}`);
});
