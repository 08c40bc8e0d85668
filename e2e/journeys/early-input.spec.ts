import type { Page } from '@playwright/test';
import { frequencyChoice, SOFA } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';

/** A font that arrives between press and release moves the button away from the pointer. */
const fontsLoaded = (page: Page) => page.evaluate(async () => void (await document.fonts.ready));

/** Opens a page whose scripts load when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: scriptsMayCome, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeEarlyInput' in window);
  await fontsLoaded(page);
  return resolve;
}

test('a press before hydration is not lost', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/page-viewer/first-home');
  await page.getByRole('button', { name: 'Read more' }).click();
  letScriptsCome();
  await expect(page.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
});

test('a press in a part whose code has not loaded is not lost, and runs once', async ({ page }) => {
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>();
  await page.route('**/assets/**/rich-text-*.js', async (route) => {
    await codeMayCome;
    await route.continue();
  });
  await page.goto('/page-viewer/first-home', { waitUntil: 'commit' });
  const more = page.getByRole('button', { name: 'Read more' });
  await more.waitFor();
  await page.waitForFunction(() => !('takeEarlyInput' in window));
  await fontsLoaded(page);
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  letCodeCome();
  await expect(page.getByRole('button', { name: 'Read less' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Read less' }).click();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
});

test('a press is not lost when the code of its part arrives before the button is released', async ({
  page,
}) => {
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>();
  await page.route('**/assets/**/footer-*.js', async (route) => {
    await codeMayCome;
    await route.continue();
  });
  await page.goto('/how-rac-works');
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  const footer = page.getByRole('contentinfo');
  const waiting = page.locator('[data-waits]').filter({ has: footer });
  const arrived = page.waitForResponse(/\/footer-/);
  const link = footer.getByRole('link', { name: 'FAQs' });
  await link.scrollIntoViewIfNeeded();
  await fontsLoaded(page);
  await link.hover();
  await page.mouse.down();
  letCodeCome();
  await (await arrived).finished();
  // Far longer than the part takes to be rendered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(waiting).toHaveCount(1);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/faqs$/);

  await page.goto('/how-rac-works');
  await footer.getByText('Rent it, own it, or send it back.').scrollIntoViewIfNeeded();
  await expect(waiting).toHaveCount(0);
});

test('a choice before hydration is not lost: in a select and in radio buttons', async ({ page }) => {
  await haveStore(page);
  let letScriptsCome = await openWithoutScripts(page, '/c/furniture/living-room');
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: high to low' });
  letScriptsCome();
  await expect(page).toHaveURL(/sort=PRICE_HIGH_TO_LOW/);
  await page.unrouteAll({ behavior: 'wait' });

  letScriptsCome = await openWithoutScripts(page, SOFA.path);
  const monthly = frequencyChoice(page).getByRole('radio', { name: 'Monthly', exact: true });
  await monthly.click();
  letScriptsCome();
  await expect(page.getByRole('main')).toContainText('19 monthly payments');
  await expect(monthly).toBeChecked();
});
