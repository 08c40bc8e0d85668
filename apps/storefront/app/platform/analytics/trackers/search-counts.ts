import type { CountedSearch } from '@ownpath/contracts/analytics';
import { isFirstInTab } from '../../browser-storage.ts';

const MAX_QUERY_LENGTH = 200;

/** What was typed goes to the shop's own count of searches alone: a retailer's scripts read the data layer. */
const waiting: CountedSearch[] = [];

/** Counts the search that the page shows, or a press on one of its products, once for its words in a tab. */
export function countSearch(action: CountedSearch['action'], resultCount = 1): void {
  const params = new URLSearchParams(location.search);
  const query = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  if (query === '' || !isFirstInTab(`${action} ${query}`)) return;
  // Where filters leave nothing, the words may have found something.
  const isFiltered = [...params.keys()].some((key) => key !== 'q');
  waiting.push({ action, query, hasResult: resultCount > 0 || isFiltered });
}

/** Those that were counted since the last call. */
export const takeSearches = (): CountedSearch[] => waiting.splice(0);
