import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { english, type Words } from '../words.ts';

export const PLANO = { postalCode: '75024', address: '123 Main St', id: '04217' } as const;

/** Asks the store finder for a postal code. */
export async function searchStores(page: Page, postalCode: string, words: Words = english): Promise<void> {
  const search = page.getByRole('search', { name: words.findStoreTitle });
  await search.getByLabel(words.postalCode).fill(postalCode);
  await search.getByRole('button', { name: words.go, exact: true }).click();
}

/** Chooses a store through the header's store link, which opens the finder in place. */
export async function chooseStore(
  page: Page,
  words: Words = english,
  onResults: () => Promise<void> = async () => {},
): Promise<void> {
  await page.getByRole('link', { name: words.findStore }).first().click();
  await expect(page.getByRole('heading', { name: words.findStoreTitle })).toBeVisible();
  await searchStores(page, PLANO.postalCode, words);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PLANO.address }) });
  await expect(row).toBeVisible();
  await onResults();
  await row.getByRole('button', { name: words.makeMyStore }).click();
  await expect(page.getByRole('link', { name: `${words.myStore}${PLANO.address}` }).first()).toBeVisible();
}

/** A shopper whose store is Plano's, on the page of the store finder. */
export async function openWithStore(page: Page, words: Words = english): Promise<void> {
  await page.goto(`${words.prefix}/find-a-store?postalCode=${PLANO.postalCode}`);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PLANO.address }) });
  await row.getByRole('button', { name: words.makeMyStore }).click();
  await expect(page.getByRole('link', { name: `${words.myStore}${PLANO.address}` }).first()).toBeVisible();
}
