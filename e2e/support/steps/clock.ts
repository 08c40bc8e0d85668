import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect.ts';

/** The clock can only be stopped at a time to come, which must still be ahead when the browser gets to know of it. */
const AHEAD_MS = 10_000;

/** Stops the clock that the page got by `page.clock.install()`; timers that would be due by then fire once. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS));
}

/** With a stopped clock: lets it go on in small steps until the element is there, which is then just shown. */
export async function runUntilVisible(page: Page, element: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await element.isVisible()).toBe(true);
  }).toPass({ intervals: [50], timeout: 30_000 });
}
