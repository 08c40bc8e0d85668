export type SaveOutcome = 'saved' | 'already-saved' | 'removed' | 'failed';

/** Where a visitor's saved products are kept: a guest's on their device, a customer's with their account. */
export type SavedItems = {
  readonly keeper: 'device' | 'account';
  /** Ids of products or of their colours, the newest first; null while not known. The same array until one changes. */
  readonly read: () => readonly string[] | null;
  readonly save: (id: string) => Promise<SaveOutcome>;
  readonly remove: (ids: readonly string[]) => Promise<SaveOutcome>;
  /** The server has done it already, as part of something else. */
  readonly note: (id: string, outcome: 'saved' | 'removed') => void;
  readonly subscribe: (onChange: () => void) => () => void;
};
