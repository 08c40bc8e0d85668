import type { CatalogState } from '@ownpath/contracts/catalog';
import type { Locale } from '@ownpath/domain/site';
import type { StoreCaller } from '../shopper-context/index.ts';
import type { SellingStore } from '../stores/index.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { FoundProduct } from './search-word-queries.ts';
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

/** Words of a query in groups of alternatives. A product matches when it contains a word of every group. */
export type WordGroups = readonly (readonly string[])[];

export type CatalogReader = {
  /** The current catalogue, the shopper's store and its stock. */
  readCatalogContext(caller: CatalogCaller): Promise<CatalogContext>;
  /** Names a context: equal while every answer from it is; and the part of it that is neither catalogue nor stock. */
  readCatalogState(caller: CatalogCaller): Promise<CatalogState>;
  /** Products that the words find, best first, as of the snapshot. */
  findByWords(snapshot: CatalogSnapshot, locale: Locale, words: WordGroups): Promise<readonly FoundProduct[]>;
};
