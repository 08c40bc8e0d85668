import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../e2e/support/browser.ts';
import { registerCustomer } from './customer.ts';
import { percentilesOf } from './measure.ts';
import { startShop } from './shop-process.ts';

/**
 * Lighthouse of the built shop, as a phone on slow 4G (simulated, its default), compressed as for visitors: the median of
 * some runs, each in a new browser. Arguments: runs, then names of pages (all by default). Build first (`npm run build`).
 */
const [runs = '5', ...chosen] = process.argv.slice(2);
const PORT = 3957;
const PAGES = {
  home: '/',
  listing: '/c/furniture/living-room',
  product: '/p/alder-3-seat-sofa',
  search: '/search?q=sofa',
  cart: '/cart',
  account: '/account',
  finder: '/find-a-store',
} as const;
type PageName = keyof typeof PAGES;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

const names = (Object.keys(PAGES) as PageName[]).filter(
  (name) => chosen.length === 0 || chosen.includes(name),
);
const dataDir = mkdtempSync(join(tmpdir(), 'ownpath-lighthouse-'));
// Their histories would be written while the first pages are measured.
const shop = await startShop(PORT, { DEMO_CUSTOMERS: 'off', DATA_DIR: dataDir });
try {
  const customer = await registerCustomer(shop.origin);
  for (const name of names) {
    // All others as a first visit.
    const headers = name === 'account' ? { Cookie: customer } : {};
    const url = shop.origin + PAGES[name];
    // As after other visitors.
    await fetch(url, { headers: { ...headers, accept: 'text/html' } }).then((answer) => answer.arrayBuffer());
    const rows: Row[] = [];
    while (rows.length < Number(runs)) rows.push(await visit(url, headers));
    console.log(summaryOf(name, rows));
  }
} finally {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type Row = { readonly figures: Readonly<Record<string, number>>; readonly failed: readonly string[] };

async function visit(url: string, extraHeaders: Record<string, string>): Promise<Row> {
  const browser = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  });
  try {
    const answer = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      extraHeaders,
    });
    if (!answer || answer.lhr.runtimeError) throw new Error(answer?.lhr.runtimeError?.message ?? url);
    const { audits, categories, finalDisplayedUrl } = answer.lhr;
    if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const figures = {
      ...Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
      ...Object.fromEntries(
        Object.entries(METRICS).map(([label, id]) => [label, audits[id]?.numericValue ?? Number.NaN]),
      ),
    };
    const failed = CATEGORIES.slice(1)
      .flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id);
    return { figures, failed };
  } finally {
    browser.kill();
  }
}

function summaryOf(name: string, rows: readonly Row[]): string {
  const of = (figure: string) => percentilesOf(rows.map(({ figures }) => figures[figure] ?? Number.NaN)).p50;
  const performance = rows.map(({ figures }) => figures.performance).join(' ');
  const parts = [
    `performance ${of('performance')} (${performance})`,
    ...['FCP', 'LCP', 'TBT', 'SI'].map((label) => `${label} ${of(label).toFixed(0)} ms`),
    `CLS ${of('CLS').toFixed(3)}`,
    `accessibility ${of('accessibility')}`,
    `best practices ${of('best-practices')}`,
    `SEO ${of('seo')}`,
    ...new Set(rows.flatMap(({ failed }) => failed)),
  ];
  return `${name.padEnd(8)} ${parts.join(' · ')}`;
}
