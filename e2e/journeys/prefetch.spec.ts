import type { Page } from '@playwright/test';
import { registerOnPage } from '../support/steps/account.ts';
import { expect, test } from '../support/test.ts';

/** Statuses of the answers with data of the product, as the network had to send them. */
function followAnswers(page: Page): number[] {
  const statuses: number[] = [];
  page.on('response', async (response) => {
    if (!/\/p\/.*\.data/.test(response.url())) return;
    const { responseBodySize } = await response.request().sizes();
    if (responseBodySize > 0 || response.status() === 204) statuses.push(response.status());
  });
  return statuses;
}

async function pointAndPress(page: Page): Promise<void> {
  await page.goto('/c/furniture/living-room');
  const link = page.locator('main article[data-product] h3 a').first();
  const name = await link.textContent();
  const ahead = page.waitForResponse(/\/p\/.*\.data/);
  await link.hover();
  await (await ahead).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
}

test('a product that was pointed at is loaded once, before the press', async ({ page }) => {
  const answers = followAnswers(page);
  await pointAndPress(page);
  expect(answers).toEqual([200]);
});

test('nothing of a customer’s is loaded ahead, as no browser keeps it', async ({ page }) => {
  await registerOnPage(page);
  const answers = followAnswers(page);
  await pointAndPress(page);
  expect(answers).toEqual([204, 200]);
});
