import type { CatalogState } from '@ownpath/contracts/catalog';
import type { StoreCaller } from '../shopper-context/index.ts';
import type { SellingStore } from '../stores/index.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { Stock } from './stock.ts';

export type CatalogCaller = StoreCaller;

/** All that an answer about products depends on, as of one moment. Immutable. */
export type CatalogContext = {
  readonly snapshot: CatalogSnapshot;
  /** The shopper's store as far as it sells; null: nothing is priced. */
  readonly store: SellingStore | null;
  /** Of that store and its geo pool. */
  readonly stock: Stock;
  /** On the calendar of the store. */
  readonly today: string;
};

export type CatalogReader = {
  /** The current catalogue, the shopper's store and its stock. */
  readCatalogContext(caller: CatalogCaller): Promise<CatalogContext>;
  /** Names a context: equal while every answer from it is; and the part of it that is neither catalogue nor stock. */
  readCatalogState(caller: CatalogCaller): Promise<CatalogState>;
};
