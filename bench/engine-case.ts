import { startEngine } from '@ownpath/commerce-api/embedded';
import pg from 'pg';
import type { CaseResult } from './cases.ts';
import { createGuestClient, type GuestClient, ORGANIZATION } from './guest-client.ts';
import { type Measurement, measure } from './measure.ts';

/** The engine alone in this process, on the database named by DATABASE_URL; arguments are the shoppers' stores. */
const ROUNDS = 400;
/** In each cart, a different product every time. */
const MEASURED_ADDS = 4;
const SHOP_ORIGIN = 'http://localhost:3917';
const BASKETS = `/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets`;

const engine = await startEngine({
  environment: {
    DATABASE_URL: process.env.DATABASE_URL,
    SENSITIVE_KEYS: process.env.SENSITIVE_KEYS,
    DEMO_CUSTOMERS: 'off',
    PORT: '3917',
    SANDBOX_PORT: '3918',
    PUBLIC_URL: SHOP_ORIGIN,
    LOG_LEVEL: 'silent',
  },
});

async function createShopper(storeId: string): Promise<GuestClient> {
  const guest = await createGuestClient(engine, SHOP_ORIGIN);
  await guest.send('PUT', `/shopper/shopper-context/v1/${ORGANIZATION}/shopper-context/${guest.usid}`, {
    customQualifiers: { storeId },
  });
  return guest;
}

const storeIds = process.argv.slice(2);
const shoppers: GuestClient[] = [];
for (const storeId of storeIds) shoppers.push(await createShopper(storeId));
const shopperOf = (round: number): GuestClient => {
  const shopper = shoppers[round % shoppers.length];
  if (!shopper) throw new Error('name at least one store');
  return shopper;
};

const search = (body: object) => (round: number) =>
  shopperOf(round).send('POST', `/custom/product/v1/${ORGANIZATION}/search`, body);

const stock = new pg.Client({ connectionString: process.env.DATABASE_URL });
await stock.connect();
/** Updates a unit of the round's store as a sale does, so that its cached stock is out of date. */
const touchStock = (round: number) =>
  stock.query(
    `update inventory_units set reserved_quantity = reserved_quantity where inventory_number =
      (select inventory_number from inventory_units where store_id = $1 and available_quantity > 0 limit 1)`,
    [storeIds[round % storeIds.length]],
  );

/** Products of one colour that the store can hand over, so that each add has stock to find. */
async function benchAddToBasket(): Promise<Measurement> {
  const carts: { shopper: GuestClient; path: string; productIds: string[] }[] = [];
  for (const shopper of shoppers) {
    const { basketId } = (await shopper.send('POST', BASKETS, {})) as { basketId: string };
    const found = (await shopper.send('POST', `/custom/product/v1/${ORGANIZATION}/search`, {
      filters: [
        { key: 'availability', values: ['In Stock In Your Store'] },
        { key: 'condition', values: ['New'] },
      ],
      pageSize: 100,
    })) as { results: { id: string; product: { variants: unknown[] } }[] };
    const productIds = found.results.flatMap(({ id, product }) =>
      product.variants.length === 1 ? [id] : [],
    );
    carts.push({ shopper, path: `${BASKETS}/${basketId}/items`, productIds });
  }
  let added = 0;
  return measure(carts.length * MEASURED_ADDS, async () => {
    const cart = carts[added % carts.length];
    const productId = cart?.productIds[Math.floor(added / carts.length)];
    added += 1;
    if (cart && productId) await cart.shopper.send('POST', cart.path, [{ productId, quantity: 1 }]);
  });
}

const store = `/store/shopper-stores/v1/${ORGANIZATION}/stores?ids=${process.argv[2]}`;
const product = `/product/shopper-products/v1/${ORGANIZATION}/products/alder-3-seat-sofa`;
const category = `/product/shopper-products/v1/${ORGANIZATION}/categories/root?levels=3`;
const calls: Record<string, Measurement> = {
  'read a store': await measure(ROUNDS, (round) => shopperOf(round).send('GET', store)),
  'read a product': await measure(ROUNDS, (round) => shopperOf(round).send('GET', product)),
  'read the category tree': await measure(ROUNDS, (round) => shopperOf(round).send('GET', category)),
  'list a category with facets': await measure(ROUNDS, search({ category: 'furniture' })),
  'list the whole catalogue with facets': await measure(ROUNDS, search({})),
  'search by words with facets': await measure(ROUNDS, search({ query: 'reclining sofa' })),
  'search by misspelt words with facets': await measure(ROUNDS, search({ query: 'reclinning soffa' })),
  'search by words right after a sale there': await measure(
    ROUNDS,
    search({ query: 'reclining sofa' }),
    touchStock,
  ),
  'add to basket': await benchAddToBasket(),
};
const result: CaseResult = {
  calls,
  residentMb: Math.round(process.memoryUsage().rss / 1024 / 1024),
};
await stock.end();
await engine.stop();
console.log(JSON.stringify(result));
