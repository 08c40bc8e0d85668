import { ROOT_CATEGORY_ID } from '@ownpath/domain/catalog';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { warnOf } from '../../platform/http/responses.ts';
import type { Tile } from '../../shared/tiles/tile.ts';
import { loadListing } from './load-listing.server.ts';

export type StoreFloor = {
  readonly hits: readonly Tile[];
  /** Of everything that stands there. */
  readonly total: number;
};

const SHOWN = 4;

/**
 * What stands in the shopper's store, at its prices: the first of the list that `address` leads to. Null when it can't be
 * loaded: the store's page works without.
 */
export async function loadFloor(commerce: CommerceClient, address: string): Promise<StoreFloor | null> {
  try {
    const { searchParams } = new URL(address, 'https://shop.invalid');
    const found = await loadListing(
      commerce,
      searchParams,
      { category: ROOT_CATEGORY_ID },
      { start: 0, shown: SHOWN },
    );
    return { hits: found.results.filter(({ rates }) => rates.length > 0), total: found.totalSize };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    warnOf('The store’s page has no products', error);
    return null;
  }
}
