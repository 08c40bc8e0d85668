import { addDays } from '@ownpath/domain/dates';
import { listProducts } from '../catalog/index.ts';
import { listCategories } from '../categories/index.ts';
import { listContentAssets, listContentPages, listSearchRedirects } from '../content/index.ts';
import { listInventory } from '../inventory/index.ts';
import { listPostalCodes } from '../postal-codes/index.ts';
import { buildPriceBook, priceZones } from '../pricing/index.ts';
import { listPromotions } from '../promotions/index.ts';
import { listStores } from '../stores/index.ts';
import type { DemoRetailer } from '../types/index.ts';
import { customPreferences } from './custom-preferences.ts';

export { HOME_STORE_ID } from '../stores/index.ts';
export { listingFacets } from './listing-facets.ts';

export const DEFAULT_SEED = 20_261;
/** Default date for the demo's promotions and was-prices. */
export const DEFAULT_TODAY = '2026-11-21';
/** Days since today's sale prices began; was-prices may be shown for 90 days (specification section 5). */
const SALE_AGE_DAYS = 20;
const ONLINE_AGE_DAYS = 450;

export type DemoRetailerOptions = {
  /** Decides which store has which unit; the catalog, the prices and the stores stay the same. */
  readonly seed?: number;
  /** `YYYY-MM-DD`; promotions, was-prices and store closings are relative to it. */
  readonly today?: string;
};

/** The whole demo retailer "Rowan & Co."; the same options give the same retailer. */
export function createDemoRetailer(options: DemoRetailerOptions = {}): DemoRetailer {
  const { seed = DEFAULT_SEED, today = DEFAULT_TODAY } = options;
  const assortment = createAssortment(today);
  const stores = listStores(today);
  return { ...assortment, stores, inventory: listInventory(stores, assortment.products, { seed, today }) };
}

/** The retailer's data that does not depend on its stores. */
export function createAssortment(today = DEFAULT_TODAY): Omit<DemoRetailer, 'stores' | 'inventory'> {
  const products = listProducts({
    onlineFrom: addDays(today, -ONLINE_AGE_DAYS),
    wasPriceSince: addDays(today, -SALE_AGE_DAYS),
  });
  return {
    categories: listCategories(),
    products,
    priceZones,
    prices: buildPriceBook(products),
    promotions: listPromotions(today),
    contentAssets: listContentAssets(),
    contentPages: listContentPages(),
    searchRedirects: listSearchRedirects(),
    customPreferences,
    postalCodes: listPostalCodes(),
  };
}
