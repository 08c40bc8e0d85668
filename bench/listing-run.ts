import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure, report } from './measure.ts';
import { chooseStore } from './shop-process.ts';

/**
 * What a change of filter costs a shopper: the listing's data request, as the browser sends it, to the shop as it is
 * started for shoppers (built first, `npm run build`), on a database of its own.
 */
const ROUNDS = 100;
const PORT = 3927;
const ORIGIN = `http://localhost:${PORT}`;
const STORE_ID = '04217';
const LISTING = '/c/furniture';

/** Filters that a shopper sets one after the other; a page and a sort that were not asked for before. */
const CHANGES = {
  'one color': 'color=charcoal',
  'two colors': 'color=charcoal&color=camel',
  'a condition': 'condition=Previously+Rented+-+Great',
  'a weekly price': 'price=1500-2499',
  'a condition and a color': 'condition=New&color=charcoal',
  'another sort': 'sort=PRICE_LOW_TO_HIGH',
  'the second page': 'start=16',
} as const;

const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-bench-'));
const shop = spawn(
  process.execPath,
  [fileURLToPath(new URL('../apps/storefront/build/server/main.js', import.meta.url))],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      SANDBOX_PORT: String(PORT + 1),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  },
);

async function untilReady(): Promise<void> {
  for (let second = 0; second < 120; second += 1) {
    const isUp = await fetch(`${ORIGIN}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error('The shop did not start: was it built?');
}

async function readListing(query: string, cookie: string): Promise<void> {
  const answer = await fetch(`${ORIGIN}${LISTING}.data?${query}`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
  await answer.arrayBuffer();
}

try {
  await untilReady();
  const cookie = await chooseStore(ORIGIN, STORE_ID);
  const whole = await measure(ROUNDS, () => readListing('', cookie));
  console.log(report('the whole listing', whole, whole, 'the whole listing'));
  for (const [name, query] of Object.entries(CHANGES)) {
    const measured = await measure(ROUNDS, () => readListing(query, cookie));
    console.log(report(name, measured, whole, 'the whole listing'));
  }
} finally {
  shop.kill();
  await new Promise((resolve) => shop.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}
