import pg from 'pg';
import type { CatalogCase } from './catalog-run.ts';
import { createGuestIn, ORGANIZATION, startBenchEngine } from './guest-client.ts';
import { measure } from './measure.ts';

/** Searches in an engine of its own on the database of DATABASE_URL, right after changes of it. Run with --expose-gc. */
const ROUNDS = 60;
const STORES = 28;
const PORT = 3977;
const SHOP_ORIGIN = `http://localhost:${PORT}`;
const STORE_ID = '04217';
const SEARCH = `/custom/product/v1/${ORGANIZATION}/search`;
const PRODUCT_ID = 'alder-3-seat-sofa';

const usedMb = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

const engine = await startBenchEngine(PORT);
const shopper = await createGuestIn(engine, SHOP_ORIGIN, STORE_ID);
const search = (query: string) => () => shopper.send('POST', SEARCH, { query });
const readProduct = () =>
  shopper.send('GET', `/product/shopper-products/v1/${ORGANIZATION}/products/${PRODUCT_ID}`);

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const changePrice = () =>
  client.query('update product_prices set weekly_rate_cents = weekly_rate_cents + 1 where product_id = $1', [
    PRODUCT_ID,
  ]);
const changeAll = () =>
  client.query('update catalog_revisions set revision = revision + 1, whole_revision = revision + 1');
const sell = () =>
  client.query(
    `update inventory_units set reserved_quantity = reserved_quantity where inventory_number =
      (select inventory_number from inventory_units where store_id = $1 and available_quantity > 0 limit 1)`,
    [STORE_ID],
  );

const before = usedMb();
await readProduct();
const copyMb = usedMb() - before;
const residentMb = () => Math.round(process.memoryUsage().rss / 1024 / 1024);
const copyResidentMb = residentMb();
let peakResidentMb = 0;

/** Departments, the whole catalogue and a search, as shoppers of one store after the other ask for them. */
async function listInStores(): Promise<void> {
  const idsOf = async (statement: string) => (await client.query<{ id: string }>(statement)).rows;
  const departments = await idsOf(`select id from categories where parent_id = 'root' order by id`);
  const stores = await idsOf(
    `select id from stores where is_enabled and not is_hidden and ecommerce_close_date is null order by id limit ${STORES}`,
  );
  for (const store of stores) {
    const guest = await createGuestIn(engine, SHOP_ORIGIN, store.id);
    const bodies = [{}, { query: 'reclining sofa' }, ...departments.map(({ id }) => ({ category: id }))];
    for (const body of bodies) {
      await guest.send('POST', SEARCH, body).catch(() => {});
      peakResidentMb = Math.max(peakResidentMb, residentMb());
    }
  }
}
const calls: CatalogCase['calls'] = {
  'read a product': await measure(ROUNDS, readProduct),
  'read a product right after a price change': await measure(ROUNDS, readProduct, changePrice),
  'search by words': await measure(ROUNDS, search('reclining sofa')),
  'search by words right after a price change': await measure(ROUNDS, search('reclining sofa'), changePrice),
  'search by words right after a sale there': await measure(ROUNDS, search('reclining sofa'), sell),
  'read a product after all had to be read again': await measure(5, readProduct, changeAll),
};
await listInStores();
const result: CatalogCase = {
  products: Number((await client.query('select count(*) from products')).rows[0].count),
  copyMb,
  copyResidentMb,
  peakResidentMb,
  calls,
};
await client.end();
await engine.stop();
console.log(JSON.stringify(result));
