import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEngine } from '@ownpath/commerce-api/embedded';
import { quoteCart, quoteRental, rentalTerms } from '@ownpath/domain/pricing';
import { createGuestClient, ORGANIZATION } from './guest-client.ts';
import { type Measurement, measure, report } from './measure.ts';

const ROUNDS = 200;
const SHOP_ORIGIN = 'http://localhost:3917';
const STORE_ID = '04217';

/** The rules alone: a cart of ten lines against one line. */
async function benchRules(): Promise<void> {
  const terms = rentalTerms(2499, 78);
  const one = await measure(ROUNDS, () => quoteRental(terms, 'MONTHLY'));
  const lines = Array.from({ length: 10 }, (_, index) => rentalTerms(999 + index * 100, 52 + index));
  console.log(report('quote one item', one, one));
  console.log(report('quote a cart of ten', await measure(ROUNDS, () => quoteCart(lines, 'MONTHLY')), one));
}

/** Calls of the engine with the demo retailer, in-process; the baseline is reading one store. */
async function benchEngine(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ownpath-bench-'));
  const engine = await startEngine({
    environment: {
      DATA_DIR: dataDir,
      PORT: '3917',
      SANDBOX_PORT: '3918',
      PUBLIC_URL: SHOP_ORIGIN,
      LOG_LEVEL: 'silent',
      DATABASE_URL: process.env.DATABASE_URL,
      SENSITIVE_KEYS: process.env.SENSITIVE_KEYS,
    },
  });
  try {
    const guest = await createGuestClient(engine, SHOP_ORIGIN);
    await guest.send('PUT', `/shopper/shopper-context/v1/${ORGANIZATION}/shopper-context/${guest.usid}`, {
      customQualifiers: { storeId: STORE_ID },
    });
    const search = (body: object) => () =>
      guest.send('POST', `/custom/product/v1/${ORGANIZATION}/search`, body);
    const readStore = () =>
      guest.send('GET', `/store/shopper-stores/v1/${ORGANIZATION}/stores?ids=${STORE_ID}`);
    const product = `/product/shopper-products/v1/${ORGANIZATION}/products/alder-3-seat-sofa`;
    const baseline = await measure(ROUNDS, readStore);
    const calls: [string, Measurement][] = [
      ['read a store', baseline],
      ['read a product', await measure(ROUNDS, () => guest.send('GET', product))],
      ['list a category with facets', await measure(ROUNDS, search({ category: 'furniture' }))],
      ['list the whole catalogue with facets', await measure(ROUNDS, search({}))],
      ['search by words', await measure(ROUNDS, search({ query: 'reclining sofa' }))],
      ['search by misspelt words', await measure(ROUNDS, search({ query: 'reclinning soffa' }))],
    ];
    for (const [name, measured] of calls) console.log(report(name, measured, baseline));
    const memoryMb = Math.round(process.memoryUsage().rss / 1024 / 1024);
    console.log(`resident memory of this process: ${memoryMb} MB`);
  } finally {
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await benchRules();
await benchEngine();
