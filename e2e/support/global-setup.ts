import { createDataDir, createSeededDataDir, removeDataDir } from './data-directory.ts';
import { editDatabase } from './edit-database.ts';
import { startShop } from './shop.ts';
import { SOFA } from './steps/catalog.ts';

/** Most journeys order the sofa: in the shop that they share there must be one for each of them. */
const ENOUGH_SOFAS = `update inventory_units set quantity = 500 where product_id = $1 and condition = 'NEW'`;

/**
 * Seeds one directory, which journeys with a shop of their own copy, and starts one shop for all the others:
 * each journey is a shopper of its own. `SHOP_URL` uses a shop that runs already.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) return async () => {};
  const template = createDataDir();
  await (await startShop({ dataDir: template })).stop();
  process.env.SHOP_TEMPLATE_DIR = template;
  const dataDir = createSeededDataDir();
  await editDatabase(dataDir, ENOUGH_SOFAS, [SOFA.id]);
  const shop = await startShop({ dataDir });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  process.env.SHOP_SANDBOX_ORIGIN = shop.sandboxOrigin;
  return async () => {
    await shop.stop();
    removeDataDir(shop.dataDir);
    removeDataDir(template);
  };
}
