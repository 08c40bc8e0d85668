/** How a visitor was located: by their device, or, where that was refused, by their address (section 4). */
export type LocationConfig = 'geo' | 'ip';

/** The parts of a finder's query that name a place, and where to go afterwards. */
const PLACE_KEYS = ['postalCode', 'latitude', 'longitude', 'config', 'returnTo'] as const;

/** A query with the place alone, for the way to a store's page and back. */
export function placeQuery(search: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const key of PLACE_KEYS) {
    const value = search.get(key);
    if (value) query.set(key, value);
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

function withReturn(search: URLSearchParams, query: URLSearchParams): string {
  const returnTo = search.get('returnTo');
  if (returnTo) query.set('returnTo', returnTo);
  return `?${query}`;
}

/** The finder's query for a point; four decimals are some ten metres. */
export function pointQuery(search: URLSearchParams, point: { latitude: number; longitude: number }): string {
  return withReturn(
    search,
    new URLSearchParams({
      latitude: point.latitude.toFixed(4),
      longitude: point.longitude.toFixed(4),
      config: 'geo' satisfies LocationConfig,
    }),
  );
}

/** The finder's query for where the visitor's address is. */
export function addressQuery(search: URLSearchParams): string {
  return withReturn(search, new URLSearchParams({ config: 'ip' satisfies LocationConfig }));
}

/** The same search with more stores shown. */
export function showMoreQuery(search: URLSearchParams, count: number): string {
  const query = new URLSearchParams(search);
  query.set('show', String(count));
  return `?${query}`;
}

/** Names the store just chosen in the query of a page that stays. */
const CHOSEN = 'chosen';

/** This page, saying that the store was chosen. */
export function chosenHref(pathname: string, search: string, storeId: string): string {
  const query = new URLSearchParams(search);
  query.set(CHOSEN, storeId);
  return `${pathname}?${query}`;
}

/** The store that was just chosen on the page with this path or query; null after any other way to it. */
export function chosenHere(path: string): string | null {
  return new URLSearchParams(path.slice(path.indexOf('?') + 1)).get(CHOSEN);
}
