import { removeDataDir, startShop } from './shop.ts';

/** One seeded shop for all journeys; each journey is a shopper of its own. `SHOP_URL` uses a running one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.SHOP_URL) return async () => {};
  const shop = await startShop();
  process.env.SHOP_URL = shop.url;
  return async () => {
    await shop.stop();
    removeDataDir(shop.dataDir);
  };
}
