import type { Page } from '@playwright/test';
import { stopClock } from '../support/steps/clock.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const SPECIALS = '/page-viewer/specials';
const GUIDE = '/page-viewer/first-home';
const block = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('a carousel stops at its ends', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(GUIDE);
  const carousel = block(page, 'Pieces that fit small rooms').first();
  const previous = carousel.getByRole('button', { name: 'Previous items' });
  const next = carousel.getByRole('button', { name: 'Next items' });
  await expect(carousel.getByText('1 of 4')).toBeVisible();
  await expect(previous).toBeDisabled();
  for (let step = 2; step <= 4; step += 1) {
    await next.click();
    await expect(carousel.getByText(`${step} of 4`)).toBeVisible();
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(carousel.getByText('3 of 4')).toBeVisible();
  // Each of two quick presses counts.
  await previous.dblclick();
  await expect(carousel.getByText('1 of 4')).toBeVisible();
});

test('a carousel shows another number of slides from 480 px and from 768 px on', async ({ page }) => {
  await page.goto(GUIDE);
  const row = block(page, 'Pieces that fit small rooms').first().getByRole('list');
  const countSlides = () =>
    row.evaluate((element) => {
      const [first, second] = [...element.children].map((slide) => slide.getBoundingClientRect());
      const pitch = (second?.left ?? 0) - (first?.left ?? 0);
      return ((element.clientWidth + pitch - (first?.width ?? 0)) / pitch).toFixed(1);
    });
  for (const [width, slides] of [
    [479, '1.2'],
    [480, '2.0'],
    [767, '2.0'],
    [768, '3.0'],
    [1440, '3.0'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await countSlides()]).toEqual([width, slides]);
  }
});

test('a carousel with auto-slide moves after 3000 ms, and not before', async ({ page }) => {
  await page.clock.install();
  await page.goto(SPECIALS);
  const carousel = block(page, 'New on the floor').first();
  const row = carousel.getByRole('list');
  const place = () => row.evaluate((element) => element.scrollLeft);
  await carousel.getByRole('button', { name: 'Pause' }).click();
  // From here on only the test advances the clock; a slide under the pointer or the focus does not move.
  await stopClock(page);
  await carousel.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(row).toHaveAttribute('aria-live', 'off');
  // With the focus of the keyboard in it, it stands still; after a click on a button it goes on.
  await row.focus();
  await page.keyboard.press('Tab');
  await expect(row).toHaveAttribute('aria-live', 'polite');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(row).toHaveAttribute('aria-live', 'off');
  const before = await place();
  await page.clock.runFor(2_999);
  expect(await place()).toBe(before);
  await page.clock.runFor(1 + 600);
  await expect.poll(place).not.toBe(before);
});

test('a store-aware carousel leaves out what the store does not have', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SPECIALS);
  const carousel = block(page, 'New on the floor').first();
  await expect(carousel.getByRole('article')).toHaveCount(3);
  await page.goto('/find-your-store/storeid/06015');
  await page.getByRole('button', { name: 'Make This My Store' }).click();
  await expect(page.getByRole('link', { name: /^My Store: / }).first()).toBeVisible();
  await page.goto(SPECIALS);
  await expect(carousel.getByRole('article')).toHaveCount(2);
  await expect(carousel).not.toContainText('A bigger picture for the winter');
  // It is cyclic: the last slide precedes the first.
  await carousel.getByRole('button', { name: 'Previous items' }).click();
  await expect(carousel.getByText('2 of 2')).toBeVisible();
});
