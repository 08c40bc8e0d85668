import { randomBytes } from 'node:crypto';
import { findPostgresFolder, startThrowAwayCluster } from '../scripts/postgres/throw-away-cluster.ts';
import { readEngineFlags, runScript } from './cases.ts';
import { type Measurement, report } from './measure.ts';
import { multiplyProducts, withPostgres } from './multiply-products.ts';

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
  await withPostgres(cluster.url, (query) =>
    multiplyProducts(query, Math.round(wanted / small.products) - 1),
  );
  print(await run(), small);
} finally {
  await cluster.stop();
}
