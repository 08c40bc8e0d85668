import { LOCALES, type Locale } from '@ownpath/domain/site';
import {
  listSearchedWords,
  type Queryable,
  type SearchedWords,
  type SearchSums,
  sumSearches,
} from './search-counts-queries.ts';

/** Fewer visits could be one person's; nobody is told what these asked for. */
const MIN_VISITS = 5;
const MAX_LINES = 1_000;

export type SearchReport = {
  /** Days, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  readonly locales: readonly (SearchSums & {
    readonly locale: Locale;
    /** Those that most often led to nothing first. */
    readonly words: readonly SearchedWords[];
  })[];
};

/** What shoppers searched for in a period, in each language, so that a retailer can add the words that nothing is found by. */
export async function readSearchReport(
  queryable: Queryable,
  request: {
    readonly siteId: string;
    readonly from: string;
    readonly to: string;
    readonly locales?: readonly Locale[];
  },
): Promise<SearchReport> {
  const { siteId, from, to } = request;
  const locales: SearchReport['locales'][number][] = [];
  for (const locale of request.locales ?? LOCALES) {
    const period = { siteId, locale, from, to };
    const limits = { minVisits: MIN_VISITS, limit: MAX_LINES };
    const words = await listSearchedWords(queryable, period, limits);
    locales.push({ locale, ...(await sumSearches(queryable, period)), words });
  }
  return { from, to, locales };
}
