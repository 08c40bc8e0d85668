import type { DemoRetailer } from '@ownpath/demo-data/types';
import { DEMO_SITE_ID } from '../../config.ts';
import type { Database, Transaction } from '../connect.ts';
import { type PgTable, sql } from '../orm.ts';
import * as tables from '../schema/index.ts';
import * as catalog from './catalog-rows.ts';
import { categoryPaths } from './catalog-rows.ts';
import { insertRows, type OnSeedProgress } from './insert-rows.ts';
import * as site from './site-rows.ts';
import { frequentlySearchedCategoryIds, restrictedCategoryRows, storeRow } from './store-rows.ts';

export type SeedOptions = { readonly now: Date; readonly onProgress?: OnSeedProgress };

/** An arbitrary number, the same for all processes. */
const seedLock = 7_302_114;

type Seed = { readonly retailer: DemoRetailer; readonly now: Date; readonly onProgress: OnSeedProgress };
type TableGroup = {
  /** Only this group writes it: a row in it means that the group is complete. */
  readonly marker: PgTable;
  readonly write: (connection: Transaction, seed: Seed) => Promise<void>;
};

/** In the order of their foreign keys; the site comes last, so its row means that all rows exist. */
const groups: readonly TableGroup[] = [
  { marker: tables.products, write: writeCatalog },
  { marker: tables.stores, write: writeStores },
  { marker: tables.inventoryUnits, write: writeInventory },
  { marker: tables.sites, write: writeSite },
];

/**
 * Writes a retailer, one transaction for each group of tables. Existing groups are skipped, so a seed that was killed
 * can be resumed, and of two concurrent processes only one writes.
 */
export async function seedRetailer(
  database: Database,
  retailer: DemoRetailer,
  { now, onProgress = () => {} }: SeedOptions,
): Promise<void> {
  for (const { marker, write } of groups) {
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
      const written = await transaction.select({ one: sql`1` }).from(marker).limit(1);
      if (written.length === 0) await write(transaction, { retailer, now, onProgress });
    });
  }
  // Without statistics the planner reads whole tables for a listing.
  await database.execute(sql`analyze`);
}

async function writeCatalog(connection: Transaction, { retailer, now, onProgress }: Seed): Promise<void> {
  const insert = <T extends PgTable>(table: T, rows: Parameters<typeof insertRows<T>>[2]) =>
    insertRows(connection, table, rows, onProgress);
  const { products } = retailer;
  const paths = categoryPaths(retailer.categories);

  await insert(tables.categories, catalog.categoryRows(retailer.categories, paths));
  await insert(
    tables.products,
    products.map((product) => catalog.productRow(product, now)),
  );
  await insert(
    tables.productCategories,
    products.flatMap((product) => catalog.productCategoryRows(product, paths)),
  );
  await insert(tables.colors, catalog.colorRows(products));
  await insert(tables.productVariants, products.flatMap(catalog.variantRows));
  await insert(tables.productImages, products.flatMap(catalog.imageRows));
  await insert(tables.bundleMembers, products.flatMap(catalog.bundleMemberRows));
  await insert(tables.productAddOns, products.flatMap(catalog.addOnRows));
  await insert(tables.badges, catalog.badgeRows);
  await insert(tables.productBadges, products.flatMap(catalog.productBadgeRows));
}

async function writeStores(connection: Transaction, { retailer, now, onProgress }: Seed): Promise<void> {
  const searched = frequentlySearchedCategoryIds(retailer);
  const zones = retailer.priceZones.map((zone) => ({ ...zone, stateCodes: [...zone.stateCodes] }));
  await insertRows(connection, tables.priceZones, zones, onProgress);
  await insertRows(connection, tables.productPrices, retailer.prices, onProgress);
  await insertRows(
    connection,
    tables.stores,
    retailer.stores.map((store) => storeRow(store, searched, now)),
    onProgress,
  );
  const restricted = retailer.stores.flatMap(restrictedCategoryRows);
  await insertRows(connection, tables.storeRestrictedCategories, restricted, onProgress);
  await insertRows(connection, tables.postalCodes, retailer.postalCodes, onProgress);
}

async function writeInventory(connection: Transaction, { retailer, now, onProgress }: Seed): Promise<void> {
  const rows = retailer.inventory.map((unit) => ({ ...unit, createdAt: now }));
  await insertRows(connection, tables.inventoryUnits, rows, onProgress);
}

async function writeSite(connection: Transaction, { retailer, now, onProgress }: Seed): Promise<void> {
  const insert = <T extends PgTable>(table: T, rows: Parameters<typeof insertRows<T>>[2]) =>
    insertRows(connection, table, rows, onProgress);
  const { promotions, contentAssets, contentPages, searchRedirects } = retailer;
  const siteId = DEMO_SITE_ID;

  await insert(tables.sites, [site.siteRow(now)]);
  await insert(
    tables.promotions,
    promotions.map((promotion, sequence) => site.promotionRow(promotion, sequence, now)),
  );
  await insert(tables.promotionRestrictedStores, promotions.flatMap(site.promotionStoreRows));
  await insert(tables.promotionCategories, promotions.flatMap(site.promotionCategoryRows));
  await insert(
    tables.contentAssets,
    contentAssets.map(({ id, name, body }) => ({ siteId, id, name, body, updatedAt: now })),
  );
  await insert(
    tables.contentPages,
    contentPages.map(({ id, title, description }) => ({ siteId, id, title, description, updatedAt: now })),
  );
  await insert(tables.contentRegions, contentPages.flatMap(site.regionRows));
  await insert(tables.customPreferences, site.preferenceRows(retailer));
  await insert(tables.searchPhrases, site.searchPhraseRows(retailer));
  await insert(
    tables.searchRedirects,
    searchRedirects.map((redirect) => ({ siteId, ...redirect })),
  );
}
