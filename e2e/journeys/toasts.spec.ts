import type { Locator, Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { runUntilVisible, stopClock } from '../support/steps/clock.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

test.use(WITH_MOTION);

const REMOVED = { 'en-US': 'Item removed from cart', 'es-US': 'Artículo eliminado del carrito' } as const;
const toastOf = (page: Page, lang: keyof typeof REMOVED = 'en-US') =>
  page.locator('[role="status"] > div').filter({ hasText: REMOVED[lang] });

/** Stops the page's clock and removes the sofa: the toast has just appeared, and closes when the journey says so. */
async function removeSofa(page: Page, lang: keyof typeof REMOVED = 'en-US'): Promise<Locator> {
  await stopClock(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: lang === 'en-US' ? /^Remove / : /^Quitar / })
    .first()
    .click();
  const toast = toastOf(page, lang);
  await runUntilVisible(page, toast);
  return toast;
}

async function edgesOf(found: Locator): Promise<{ top: number; right: number; bottom: number }> {
  const box = await found.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

for (const words of [english, spanish]) {
  test(`a toast appears top right below the header and covers none of its links at any width (${words.lang})`, async ({
    page,
  }) => {
    const lang = words.lang === 'es-US' ? 'es-US' : 'en-US';
    await page.setViewportSize({ width: 390, height: 900 });
    await page.clock.install();
    await haveStore(page, words);
    await openCartWithSofa(page, words);
    const toast = await removeSofa(page, lang);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const header = page.getByRole('banner');
      await expect.poll(async () => (await edgesOf(toast)).top - (await edgesOf(header)).bottom).toBe(16);
      expect(width - (await edgesOf(toast)).right).toBe(16);
      // axe waits by the page's clock; a toast with the focus stays, wherever the page moves it.
      await toast.getByRole('button').last().focus();
      await expect(toast.getByRole('button').last()).toBeFocused();
      await page.clock.resume();
      expect(await findViolations(page, `toast at ${width}`)).toEqual([]);
      await stopClock(page);
    }
  });
}

test('a toast closes after five seconds, and not before', async ({ page }) => {
  await page.clock.install();
  await haveStore(page);
  await openCartWithSofa(page);
  const toast = await removeSofa(page);
  await page.mouse.move(5, 5);
  await page.clock.runFor(4_900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(100);
  await expect(toast).toHaveCount(0);
});

test('a toast stays while the pointer is over it, and its button closes it', async ({ page }) => {
  await page.clock.install();
  await haveStore(page);
  await openCartWithSofa(page);
  const toast = await removeSofa(page);
  await toast.hover();
  await page.clock.runFor(5_500);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});

test('a toast is at the top of a scrolled page, and stays below a dialog until that closes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.clock.install();
  await haveStore(page);
  await openCartWithSofa(page);
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  // Load the drawer's code before the toast's five seconds begin.
  await menu.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const toast = await removeSofa(page);
  await menu.click();
  // The drawer's animation runs by the page's clock.
  await page.clock.resume();
  await expect(drawer).toBeVisible();
  await page.clock.runFor(5_500);
  await expect(toast).toBeVisible();
  await drawer.getByRole('button', { name: 'Close menu' }).click();
  await expect(drawer).toBeHidden();
  await toast.hover();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(async () => (await edgesOf(toast)).top).toBe(16);
  await page.mouse.move(5, 590);
  await page.clock.runFor(5_500);
  await expect(toast).toHaveCount(0);
});

test('a toast does not move with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await haveStore(page);
  await openCartWithSofa(page);
  const toast = await removeSofa(page);
  expect(await toast.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
    /^0s(, 0s)*$/,
  );
  expect(await toast.evaluate((element) => element.getAnimations().length)).toBe(0);
});
