import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts have come: before that a click does what plain links and forms do. */
export async function openAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
}
