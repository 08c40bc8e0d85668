import { createDatabase } from '../../scripts/postgres/create-database.ts';
import { findPostgresFolder, startThrowAwayCluster } from '../../scripts/postgres/throw-away-cluster.ts';
import { createDataDir, removeDataDir } from './data-directory.ts';
import {
  createSeededDatabase,
  editDatabase,
  removeDatabase,
  type ShopDatabase,
  type Templates,
} from './database.ts';
import { startShop } from './shop.ts';
import { SOFA } from './steps/catalog.ts';

/** Most journeys order the sofa: in the shop that they share there must be one for each of them. */
const ENOUGH_SOFAS = `update inventory_units set quantity = 500 where product_id = $1 and condition = 'NEW'`;

/** A line of the log that says what failed in the shop; messages of browsers, which journeys provoke, are left out. */
const isError = (line: string) => line.startsWith('{"level":50') && !line.includes('"clientMessage"');

/**
 * Seeds one database, which journeys with a shop of their own copy, and starts one shop for all the others:
 * each journey is a shopper of its own. `SHOP_URL` uses a shop that runs already.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) return async () => {};
  const cluster = process.env.TESTS_ON === 'postgres' ? await startCluster() : null;
  const dataDir = createDataDir();
  const databaseUrl = cluster && (await createDatabase(cluster.url));
  await Promise.all([fill(dataDir), databaseUrl && fill(databaseUrl)]);
  process.env.SHOP_TEMPLATES = JSON.stringify({ dataDir, databaseUrl } satisfies Templates);
  const database = await createSeededDatabase();
  await editDatabase(database, ENOUGH_SOFAS, [SOFA.id]);
  const shop = await startShop({ database });
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_SANDBOX_ORIGIN = shop.sandboxOrigin;
  return async () => {
    const { output } = await shop.stop();
    for (const line of output.split('\n').filter(isError)) console.log(`The shared shop: ${line}`);
    await removeDatabase(database);
    removeDataDir(dataDir);
    await cluster?.stop();
  };
}

async function startCluster() {
  const folder = findPostgresFolder(process.env);
  if (folder === null) throw new Error('TESTS_ON=postgres needs PostgreSQL: install it or set PG_BIN.');
  return startThrowAwayCluster(folder);
}

/** A first start fills an empty database. */
async function fill(database: ShopDatabase): Promise<void> {
  await (await startShop({ database })).stop();
}
