import type { SearchesOfVisit } from '@ownpath/contracts/analytics';
import { addDays } from '@ownpath/domain/dates';
import { countableWords } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { addSearch } from './search-counts-queries.ts';

/** Counts of a day end after so many days. */
const KEPT_DAYS = 90;
/** Marks that the visits of one day and its words are told apart by. */
const MARKS = 31;

/**
 * One of 31 marks for the visit among those that asked for the same words. Marks of one visit for other words are others,
 * and nothing leads back from a mark to a visit: what is kept of visits is which marks there were, which is never more than
 * there were visits.
 */
function markOf(vault: Dependencies['vault'], words: string, visit: string): number {
  const signature = vault.sign('search-count', `${words}\n${visit}`).split('.').at(-1) ?? '';
  return 1 << (Buffer.from(signature, 'base64url').readUInt32BE() % MARKS);
}

/**
 * Counts what a visit searched for, in sums of a day. Words that could name a person, and further words of a day that has
 * a thousand, count without their words.
 */
export async function countSearches(
  { database, clock, vault }: Pick<Dependencies, 'database' | 'clock' | 'vault'>,
  { siteId, locale }: { readonly siteId: string; readonly locale: Locale },
  { visit, searches }: SearchesOfVisit,
): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  const expiresAt = new Date(addDays(day, KEPT_DAYS));
  for (const { action, query, hasResult } of searches) {
    const words = countableWords(query) ?? '';
    const isView = action === 'viewSearch';
    await addSearch(database, {
      siteId,
      day,
      locale,
      words,
      searches: isView ? 1 : 0,
      withoutResult: isView && !hasResult ? 1 : 0,
      clicked: isView ? 0 : 1,
      visitMarks: words === '' ? 0 : markOf(vault, words, visit),
      expiresAt,
    });
  }
}
