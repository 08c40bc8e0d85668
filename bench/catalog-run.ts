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
  /** Resident memory of the engine's process: with the copy, and the highest after listings in many stores. */
  readonly copyResidentMb: number;
  readonly peakResidentMb: number;
  readonly calls: Readonly<Record<string, Measurement>>;
};

const suffixed = (column: string) => `${column} || '-' || copy`;
/** A text in both languages that no other product has. */
const reworded = (column: string) =>
  `(select jsonb_object_agg(key, value || ' ' || copy) from jsonb_each_text(${column}))`;

/** What belongs to a product, and what a copy of it has of its own: no text and no price book that makes the copies alike. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products: {
    id: suffixed('id'),
    rms_item_number: suffixed('rms_item_number'),
    model: suffixed('model'),
    name: reworded('name'),
    short_description: reworded('short_description'),
    description: reworded('description'),
    specifications: `jsonb_set(specifications, '{0,value}', ${reworded(`specifications->0->'value'`)})`,
  },
  product_categories: { product_id: suffixed('product_id') },
  product_variants: { id: suffixed('id'), product_id: suffixed('product_id') },
  product_prices: { product_id: suffixed('product_id'), weekly_rate_cents: 'weekly_rate_cents + copy' },
  product_badges: { product_id: suffixed('product_id') },
};

/** Copies every product that is no bundle so many times, with new ids. */
async function multiplyProducts(url: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const [table, own] of Object.entries(PARTS)) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const copied = rows.map(({ name }) => own[name] ?? name);
      const id = table === 'products' ? 'id' : 'product_id';
      await client.query(`insert into ${table} (${rows.map(({ name }) => name).join(', ')})
        select ${copied.join(', ')} from ${table}, generate_series(1, ${times}) copy
        where ${id} in (select id from products where kind <> 'bundle')`);
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
    runScript<CatalogCase>('catalog-case.ts', [], environment, [
      ...readEngineFlags('../package.json'),
      '--expose-gc',
    ]);
  const print = ({ products, copyMb, calls, ...memory }: CatalogCase, small: CatalogCase) => {
    const perProduct = ((copyMb * 1024) / products).toFixed(1);
    console.log(`\n${products} products · copy in memory ${copyMb.toFixed(0)} MB, ${perProduct} kB each`);
    console.log(
      `resident ${memory.copyResidentMb} MB with the copy · at most ${memory.peakResidentMb} MB with listings in 28 stores`,
    );
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
