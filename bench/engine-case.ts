import pg from 'pg';
import type { Slice, SliceRequest } from './cases.ts';
import { createGuestIn, type GuestClient, ORGANIZATION, startBenchEngine } from './guest-client.ts';

/**
 * The engine alone in this process, on the database named by DATABASE_URL, which answers how long rounds of a call took;
 * arguments are the shoppers' stores.
 */
const PORT = Number(process.env.PORT);
const SHOP_ORIGIN = `http://localhost:${PORT}`;
const BASKETS = `/checkout/shopper-baskets/v2/${ORGANIZATION}/baskets`;

const engine = await startBenchEngine(PORT);

const createShopper = (storeId: string) => createGuestIn(engine, SHOP_ORIGIN, storeId);

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

type Cart = {
  readonly shopper: GuestClient;
  readonly productIds: readonly string[];
  path: string;
  added: number;
};

/** Most different products that a cart is given before the next one. */
const ADDS_PER_CART = 8;

/** Products of one colour that the store can hand over, so that each add has stock to find. */
async function createCart(shopper: GuestClient): Promise<Cart> {
  const found = (await shopper.send('POST', `/custom/product/v1/${ORGANIZATION}/search`, {
    filters: [
      { key: 'availability', values: ['In Stock In Your Store'] },
      { key: 'condition', values: ['New'] },
    ],
    pageSize: 100,
  })) as { results: { id: string; product: { variants: unknown[] } }[] };
  const productIds = found.results.flatMap(({ id, product }) => (product.variants.length === 1 ? [id] : []));
  return { shopper, productIds: productIds.slice(0, ADDS_PER_CART), path: '', added: 0 };
}

const carts: Cart[] = [];
for (const shopper of shoppers) carts.push(await createCart(shopper));
const cartOf = (round: number): Cart => {
  const cart = carts[round % carts.length];
  if (!cart) throw new Error('name at least one store');
  return cart;
};

/** A new basket for a cart that has every product. */
async function emptyCart(round: number): Promise<void> {
  const cart = cartOf(round);
  if (cart.path !== '' && cart.added < cart.productIds.length) return;
  if (cart.path !== '') await cart.shopper.send('DELETE', cart.path);
  const { basketId } = (await cart.shopper.send('POST', BASKETS, {})) as { basketId: string };
  cart.path = `${BASKETS}/${basketId}`;
  cart.added = 0;
}

async function addToCart(round: number): Promise<void> {
  const cart = cartOf(round);
  const productId = cart.productIds[cart.added];
  cart.added += 1;
  await cart.shopper.send('POST', `${cart.path}/items`, [{ productId, quantity: 1 }]);
}

const store = `/store/shopper-stores/v1/${ORGANIZATION}/stores?ids=${process.argv[2]}`;
const product = `/product/shopper-products/v1/${ORGANIZATION}/products/alder-3-seat-sofa`;
const category = `/product/shopper-products/v1/${ORGANIZATION}/categories/root?levels=3`;
type Work = (round: number) => Promise<unknown>;
const calls: Readonly<Record<string, { work: Work; prepare?: Work }>> = {
  'read a store': { work: (round) => shopperOf(round).send('GET', store) },
  'read a product': { work: (round) => shopperOf(round).send('GET', product) },
  'read the category tree': { work: (round) => shopperOf(round).send('GET', category) },
  'list a category with facets': { work: search({ category: 'furniture' }) },
  'list the whole catalogue with facets': { work: search({}) },
  'search by words with facets': { work: search({ query: 'reclining sofa' }) },
  'search by misspelt words with facets': { work: search({ query: 'reclinning soffa' }) },
  'search by words right after a sale there': {
    work: search({ query: 'reclining sofa' }),
    prepare: touchStock,
  },
  'add to basket': { work: addToCart, prepare: emptyCart },
};

/** Rounds of a call, one at a time. */
async function runSlice({ name, first, rounds }: SliceRequest): Promise<Slice> {
  const { work, prepare } = calls[name] ?? {};
  const times: number[] = [];
  let cpuMs = 0;
  for (let round = first; round < first + rounds; round += 1) {
    await prepare?.(round);
    const cpu = process.cpuUsage();
    const startedAt = performance.now();
    await work?.(round);
    times.push(performance.now() - startedAt);
    const { user, system } = process.cpuUsage(cpu);
    cpuMs += (user + system) / 1_000;
  }
  return { times, cpuMs, residentMb: Math.round(process.memoryUsage().rss / 1024 / 1024) };
}

process.on('message', async (request: SliceRequest) => process.send?.(await runSlice(request)));
process.once('disconnect', async () => {
  await stock.end();
  await engine.stop();
});
process.send?.(Object.keys(calls));
