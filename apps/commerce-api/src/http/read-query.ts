/** Longest path and query of a call, in characters. */
export const MAX_URL_LENGTH = 8192;

/**
 * The query as a contract reads it. A name sent more than once becomes a list, as documented for `refine`; a
 * contract that wants one value refuses the list, so that no two readers can pick different ones.
 */
export function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}
