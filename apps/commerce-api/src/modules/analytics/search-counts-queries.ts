import type { Locale } from '@ownpath/domain/site';
import type { Queryable } from '../../database/connect.ts';
import { sql } from '../../database/orm.ts';
import { searchCounts } from '../../database/schema/index.ts';

export type { Queryable };
export type NewSearchCount = typeof searchCounts.$inferInsert;

/** So many words of a day and a language are kept; when several processes add at once, a few more. */
const MAX_WORDS_A_DAY = 1_000;

/** Adds to the count of a day and its words, in one statement: nothing is lost when several processes count at once. */
export async function addSearch(queryable: Queryable, count: NewSearchCount): Promise<void> {
  const { siteId, day, locale, words, searches, withoutResult, clicked, visitMarks, expiresAt } = count;
  const ofDay = sql`select 1 from ${searchCounts} where site_id = ${siteId} and day = ${day}::date and locale = ${locale}`;
  await queryable.execute(sql`
    with room as materialized (select exists (${ofDay} and words = ${words})
      or (select count(*) from (${ofDay} limit ${MAX_WORDS_A_DAY}) known) < ${MAX_WORDS_A_DAY} as is_kept)
    insert into ${searchCounts}
      (site_id, day, locale, words, searches, without_result, clicked, visit_marks, expires_at)
    select ${siteId}, ${day}::date, ${locale}, case when is_kept then ${words} else '' end,
      ${searches}::integer, ${withoutResult}::integer, ${clicked}::integer,
      case when is_kept then ${visitMarks}::integer else 0 end, ${expiresAt.toISOString()}::timestamptz
    from room
    on conflict (site_id, day, locale, words) do update set
      searches = search_counts.searches + excluded.searches,
      without_result = search_counts.without_result + excluded.without_result,
      clicked = search_counts.clicked + excluded.clicked,
      visit_marks = search_counts.visit_marks | excluded.visit_marks`);
}

export type SearchSums = {
  readonly searches: number;
  readonly withoutResult: number;
  readonly withoutClick: number;
};
export type SearchedWords = SearchSums & { readonly words: string };

type Period = {
  readonly siteId: string;
  readonly locale: Locale;
  /** Days, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
};

const sums = sql`sum(searches)::integer as searches, sum(without_result)::integer as "withoutResult",
  greatest(0, sum(searches - clicked))::integer as "withoutClick"`;
const isWithin = ({ siteId, locale, from, to }: Period) =>
  sql`site_id = ${siteId} and locale = ${locale} and day between ${from}::date and ${to}::date`;

/** All searches of a period, also those whose words are not kept or not shown. */
export async function sumSearches(queryable: Queryable, period: Period): Promise<SearchSums> {
  const { rows } = await queryable.execute<SearchSums>(
    sql`select ${sums} from ${searchCounts} where ${isWithin(period)}`,
  );
  const { searches, withoutResult, withoutClick } = rows[0] ?? {};
  return { searches: searches ?? 0, withoutResult: withoutResult ?? 0, withoutClick: withoutClick ?? 0 };
}

/** Words that at least so many visits asked for, those that most often led to nothing first. */
export async function listSearchedWords(
  queryable: Queryable,
  period: Period,
  { minVisits, limit }: { readonly minVisits: number; readonly limit: number },
): Promise<SearchedWords[]> {
  const { rows } = await queryable.execute<SearchedWords>(sql`
    select words, ${sums} from ${searchCounts} where ${isWithin(period)} and words <> ''
    group by words having bit_count(bit_or(visit_marks)::bit(32)) >= ${minVisits}
    order by "withoutClick" desc, searches desc, words limit ${limit}`);
  return rows.map(({ words, searches, withoutResult, withoutClick }) => ({
    words,
    searches,
    withoutResult,
    withoutClick,
  }));
}
