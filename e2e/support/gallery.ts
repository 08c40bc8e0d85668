import type { Browser, Page } from '@playwright/test';
import { removeDatabase } from './database.ts';
import { expect } from './expect.ts';
import { startShop } from './shop.ts';

/** A slow machine bundles the shop's dependencies, then every module of the gallery, before the first answer. */
export const FIRST_VISIT_MS = 240_000;

export type Gallery = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * The gallery stands in the shop that runs from its sources (decision 0015), on a seeded database of its own.
 * `GALLERY_URL` uses a development shop that runs already.
 */
export async function startGallery(browser: Browser): Promise<Gallery> {
  const runningUrl = process.env.GALLERY_URL;
  if (runningUrl) return { url: runningUrl, stop: async () => {} };
  const shop = await startShop({ program: 'developmentShop', settings: { NODE_ENV: 'development' } });
  // Vite reloads a page whose imports it had not bundled yet: the first visit is for that.
  const page = await browser.newPage();
  await openGallery(page, shop.url, FIRST_VISIT_MS);
  await page.close();
  return {
    url: shop.url,
    stop: async () => {
      await shop.kill();
      await removeDatabase(shop.database);
    },
  };
}

/** Opens the page and waits for hydration: only then the video has its own button. */
export async function openGallery(page: Page, address: string, timeout = 60_000): Promise<void> {
  await page.goto(address.includes('/dev/ui') ? address : `${address}/dev/ui`, { timeout });
  await expect(page.locator('#content video + button')).toBeVisible({ timeout });
}
