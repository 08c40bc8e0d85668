import type { DemoProduct } from '@ownpath/demo-data/types';
import type { Locale } from '@ownpath/domain/site';
import {
  type JudgedQuery,
  readJudgedQueries,
  type Score,
  type ShownProduct,
  score,
  type Wanted,
} from './judge.ts';

/** One product of an answer of the engine. */
export type JudgedHit = {
  readonly id: string;
  readonly condition: string;
  readonly weeklyCents: number | null;
};

export type JudgedAnswer = {
  readonly hits: readonly JudgedHit[];
  readonly totalSize: number;
  /** A page that answers the query. */
  readonly path: string | null;
};

type Filter = { readonly key: string; readonly values: readonly string[] };
type Search = {
  readonly query?: string;
  readonly filters?: readonly Filter[];
  readonly pageSize: number;
  readonly offset?: number;
  readonly orderBy: 'RELEVANCE';
};

/** Searches as a shopper of a store. */
export type AskEngine = (search: Search, locale: Locale) => Promise<JudgedAnswer>;

export type Judged = JudgedQuery & {
  readonly locale: Locale;
  readonly score: Score;
  readonly names: readonly string[];
};

const PAGE = 100;

/** Filters under which the store shows all that it could show for a wish. */
function filtersOf(wanted: Wanted): readonly Filter[] {
  if (wanted.is !== 'things') return [];
  return wanted.attributes.flatMap(([key, value]) => {
    if (key === 'maxweek') return [{ key: 'weeklyUpTo', values: [String(Number(value) * 100)] }];
    const used = ['Great', 'Good', 'Fair'].map((grade) => `Previously Rented - ${grade}`);
    return key === 'condition' ? [{ key: 'condition', values: used }] : [];
  });
}

/** Asks every query of a language and judges the answers against what the store could show. */
export async function runJudged(
  ask: AskEngine,
  products: ReadonlyMap<string, DemoProduct>,
  locale: Locale,
): Promise<Judged[]> {
  const shown = ({ hits }: JudgedAnswer): ShownProduct[] =>
    hits.flatMap(({ id, condition, weeklyCents }) => {
      const product = products.get(id);
      return product ? [{ product, condition, weeklyCents }] : [];
    });
  const catalogues = new Map<string, ShownProduct[]>();
  async function catalogueOf(wanted: Wanted): Promise<ShownProduct[]> {
    const filters = filtersOf(wanted);
    const key = JSON.stringify(filters);
    const known = catalogues.get(key);
    if (known) return known;
    const all: ShownProduct[] = [];
    for (let offset = 0, total = 1; offset < total; offset += PAGE) {
      const page = await ask({ filters, pageSize: PAGE, offset, orderBy: 'RELEVANCE' }, locale);
      total = page.totalSize;
      all.push(...shown(page));
    }
    catalogues.set(key, all);
    return all;
  }
  const judged: Judged[] = [];
  for (const one of readJudgedQueries(locale)) {
    const answer = await ask({ query: one.query, pageSize: 5, orderBy: 'RELEVANCE' }, locale);
    const found = shown(answer);
    judged.push({
      ...one,
      locale,
      score: score(one.wanted, { products: found, path: answer.path }, await catalogueOf(one.wanted)),
      names: answer.path ? [answer.path] : found.map(({ product }) => product.name[locale]),
    });
  }
  return judged;
}
