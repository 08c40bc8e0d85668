import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { english, type Words } from '../words.ts';

export const SOFA = {
  id: 'alder-3-seat-sofa',
  path: '/p/furniture/living-room/sofas-loveseats/alder-3-seat-sofa',
} as const;

/** Weekly, bi-weekly, semi-monthly, monthly. */
export const FREQUENCY_INDEXES = [0, 1, 2, 3] as const;
export type FrequencyIndex = (typeof FREQUENCY_INDEXES)[number];

export function tileOf(page: Page, productPath: string): Locator {
  return page.getByRole('article').filter({ has: page.locator(`a[href*="${productPath}"]`) });
}

/** The choice among four payment frequencies; the first on the page. */
export function frequencyChoice(page: Page, words: Words = english): Locator {
  return page.getByRole('group', { name: words.howPaid }).first();
}

export async function chooseFrequency(
  page: Page,
  index: FrequencyIndex,
  words: Words = english,
): Promise<void> {
  const radio = frequencyChoice(page, words).getByRole('radio', {
    name: words.frequencies[index],
    exact: true,
  });
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Adds the product whose page is open, and waits for the dialog that says so. */
export async function addToCart(page: Page, words: Words = english): Promise<Locator> {
  await page.getByRole('button', { name: words.addToCart }).first().click();
  const dialog = page.getByRole('dialog', { name: words.oneItemAdded });
  await expect(dialog).toBeVisible();
  return dialog;
}
