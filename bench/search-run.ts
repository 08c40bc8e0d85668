import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoRetailer } from '@ownpath/demo-data/retailer';
import { LOCALES } from '@ownpath/domain/site';
import { createGuestIn, ORGANIZATION, startBenchEngine } from './guest-client.ts';
import { percentilesOf } from './measure.ts';
import { summarize } from './search/judge.ts';
import { type AskEngine, type Judged, runJudged } from './search/run-judged.ts';

/**
 * The judged queries, answered by the engine on an embedded database of its own. `--show` lists those with an answer that
 * is not all right; those that are kept from tuning are counted only.
 */
const PORT = 4450;
const STORE_ID = '04217';
const SEARCH = `/custom/product/v1/${ORGANIZATION}/search`;
const MAPPING = `/site/shopper-seo/v1/${ORGANIZATION}/url-mapping`;

type Found = {
  readonly results: readonly {
    readonly id: string;
    readonly product: {
      readonly priceInfo?: { readonly weeklyPrice?: number };
      readonly attributes: { readonly inventoryCondition: string };
    };
  }[];
  readonly totalSize: number;
  readonly redirectUrl?: string | null;
};

process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'ownpath-bench-search-'));
delete process.env.DATABASE_URL;
const engine = await startBenchEngine(PORT);
const shopper = await createGuestIn(engine, `http://localhost:${PORT}`, STORE_ID);
const products = new Map(createDemoRetailer().products.map((product) => [product.id, product]));
const times: number[] = [];

/** A search without result leads where the phrase is mapped to, as in the shop. */
const mappedPath = async (query: string, locale: string) => {
  const path = `${MAPPING}?locale=${locale}&urlSegment=${encodeURIComponent(query)}`;
  const mapping = (await shopper.send('GET', path).catch(() => null)) as { destinationUrl?: string } | null;
  return mapping?.destinationUrl ?? null;
};

const ask: AskEngine = async (search, locale) => {
  const startedAt = performance.now();
  const found = (await shopper.send('POST', `${SEARCH}?locale=${locale}`, search)) as Found;
  if (search.query) times.push(performance.now() - startedAt);
  const isMapped = found.totalSize === 0 && search.query;
  return {
    hits: found.results.map(({ id, product }) => ({
      id,
      condition: product.attributes.inventoryCondition,
      weeklyCents: Math.round((product.priceInfo?.weeklyPrice ?? 0) * 100),
    })),
    totalSize: found.totalSize,
    path: found.redirectUrl ?? (isMapped ? await mappedPath(search.query, locale) : null),
  };
};

const share = (value: number) => `${(value * 100).toFixed(1)} %`;
function print(label: string, judged: readonly Judged[]): void {
  const { precision, reciprocalRank, empty } = summarize(judged.map(({ score }) => score));
  console.log(
    `${label.padEnd(18)} ${String(judged.length).padStart(4)} queries · precision at 5 ${precision.toFixed(3)} · ` +
      `mean reciprocal rank ${reciprocalRank.toFixed(3)} · without result ${share(empty)}`,
  );
}

for (const locale of LOCALES) {
  const judged = await runJudged(ask, products, locale);
  print(locale, judged);
  print(
    `${locale} held out`,
    judged.filter(({ isHeldOut }) => isHeldOut),
  );
  if (!process.argv.includes('--show')) continue;
  for (const { query, score, names, isHeldOut } of judged) {
    if (!isHeldOut && score.precision < 1)
      console.log(`  ${score.precision.toFixed(2)} ${query} → ${names.join(' · ')}`);
  }
}
const { p50, p99 } = percentilesOf(times);
console.log(`a search, asked once each: p50 ${p50.toFixed(2)} ms · p99 ${p99.toFixed(2)} ms`);
await engine.stop();
rmSync(process.env.DATA_DIR, { recursive: true });
