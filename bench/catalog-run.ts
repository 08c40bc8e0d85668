import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { readEngineFlags, runScript } from './cases.ts';
import { type Measurement, report } from './measure.ts';

/**
 * What a change of the catalogue costs the next call, with the demo's products and with many more of them, and the memory
 * of the copy that an engine keeps. Argument: products (default 30,000).
 */
export type CatalogCase = {
  readonly products: number;
  readonly copyMb: number;
  readonly calls: Readonly<Record<string, Measurement>>;
};

/** What belongs to a product, and the columns that a copy of it changes. */
const PARTS = {
  products: ['id', 'rms_item_number'],
  product_categories: ['product_id'],
  product_variants: ['id', 'product_id'],
  product_prices: ['product_id'],
  product_badges: ['product_id'],
} as const;

/** Copies every product that is no bundle so many times, with new ids. */
async function multiplyProducts(url: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [table, ids] of Object.entries(PARTS)) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const copied = rows.map(({ name }) =>
        (ids as readonly string[]).includes(name) ? `${name} || '-' || copy` : name,
      );
      const own = table === 'products' ? 'id' : 'product_id';
      await client.query(`insert into ${table} (${rows.map(({ name }) => name).join(', ')})
        select ${copied.join(', ')} from ${table}, generate_series(1, ${times}) copy
        where ${own} in (select id from products where kind <> 'bundle')`);
    }
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

const wanted = Number(process.argv[2] ?? 30_000);
const folder = findPostgresFolder(process.env);
if (folder === null) {
  console.error('No PostgreSQL was found: install it or set PG_BIN, the engine is measured on it.');
  process.exit(1);
}
const cluster = await startThrowAwayCluster(folder);
try {
  const environment = {
    DATABASE_URL: cluster.url,
    SENSITIVE_KEYS: `bench:${randomBytes(32).toString('base64')}`,
  };
  const run = () =>
    runScript<CatalogCase>('catalog-case.ts', [], environment, [...readEngineFlags(), '--expose-gc']);
  const print = ({ products, copyMb, calls }: CatalogCase, small: CatalogCase) => {
    console.log(`\n${products} products · copy in memory ${copyMb.toFixed(0)} MB`);
    for (const [name, measured] of Object.entries(calls))
      console.log(report(name, measured, small.calls[name] ?? measured, `with ${small.products}`));
  };
  const small = await run();
  print(small, small);
  await multiplyProducts(cluster.url, Math.round(wanted / small.products) - 1);
  print(await run(), small);
} finally {
  await cluster.stop();
}
