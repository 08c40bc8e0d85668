export type SaveOutcome = 'saved' | 'already-saved' | 'removed' | 'failed';

/** Where a visitor's saved products are kept: a guest's on their device, a customer's with their account. */
export type SavedItems = {
  readonly keeper: 'device' | 'account';
  /** The newest first; null while they are not known. The same array until something changes. */
  readonly read: () => readonly string[] | null;
  readonly save: (productId: string) => Promise<SaveOutcome>;
  readonly remove: (productId: string) => Promise<SaveOutcome>;
  /** The server has done it already, as part of something else. */
  readonly note: (productId: string, outcome: 'saved' | 'removed') => void;
  readonly subscribe: (onChange: () => void) => () => void;
};
