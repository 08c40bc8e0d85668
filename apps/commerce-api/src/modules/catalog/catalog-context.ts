import type { SellingStore } from '../stores/index.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { Stock } from './stock.ts';

/** All that an answer about products is made of, as of one moment. Never changed once it is made. */
export type CatalogContext = {
  readonly snapshot: CatalogSnapshot;
  /** The shopper's store as far as it sells; null: nothing is priced. */
  readonly store: SellingStore | null;
  /** Of that store and its geo pool. */
  readonly stock: Stock;
  /** On the calendar of the store. */
  readonly today: string;
};
