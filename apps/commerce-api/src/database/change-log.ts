/** More keys than this are not told apart any more: everything counts as changed. */
const MAX_KEYS = 20_000;

/** What was heard of up to a moment. While a number stays, nothing of its kind has changed. */
export type Changes = {
  /** Number of changes of products, prices, stock, and what stores may sell. */
  readonly catalog: number;
  /** Number of the last one of those that may concern any page; which keys changed before it is forgotten. */
  readonly whole: number;
  /** Number of changes of everything else that pages for everybody show. */
  readonly content: number;
  /** Whether any of these surrogate keys was announced since an earlier number of `catalog`; `whole` says what has none. */
  hasChanged(keys: readonly string[], since: number): boolean;
};

export type ChangeLog = {
  /** @param payload `catalog`, `content`, or the keys of a change of the catalogue as a JSON array */
  note(payload: string | undefined): void;
  /** Something may have been missed. */
  noteAll(): void;
  read(): Changes;
};

export function createChangeLog(maxKeys = MAX_KEYS): ChangeLog {
  let [catalog, whole, content] = [0, 0, 0];
  const changedAt = new Map<string, number>();

  function noteWhole(): void {
    catalog += 1;
    whole = catalog;
    changedAt.clear();
  }

  function noteKeys(payload: string): void {
    catalog += 1;
    for (const key of JSON.parse(payload) as string[]) changedAt.set(key, catalog);
    if (changedAt.size > maxKeys) noteWhole();
  }

  return {
    note(payload) {
      if (payload === 'catalog') noteWhole();
      else if (payload === 'content') content += 1;
      else if (payload?.startsWith('[')) noteKeys(payload);
    },
    noteAll() {
      noteWhole();
      content += 1;
    },
    read: () => ({
      catalog,
      whole,
      content,
      hasChanged: (keys, since) => keys.some((key) => (changedAt.get(key) ?? 0) > since),
    }),
  };
}
