import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const LANGUAGES = [
  { ...english, contents: 'On this page', faqs: 'Your data', terms: 'Disputes' },
  { ...spanish, contents: 'En esta página', faqs: 'Sus datos', terms: 'Controversias' },
] as const;

const contentsOf = (page: Page, name: string) => page.getByRole('main').getByRole('navigation', { name });
const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

for (const { prefix, lang, contents, ...last } of LANGUAGES) {
  for (const [path, section] of [
    ['/faqs', last.faqs],
    ['/page-viewer/terms-conditions', last.terms],
  ] as const) {
    test(`${path} has its contents at the side, which mark what is being read (${lang})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(prefix + path);
      const nav = contentsOf(page, contents);
      const links = nav.getByRole('link');
      expect(await links.allTextContents()).toEqual(
        (await page.getByRole('main').locator('section[id] > h2').allTextContents()).slice(
          0,
          await links.count(),
        ),
      );
      expect(await links.count()).toBeGreaterThan(5);
      await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
      const [list, text] = [await nav.boundingBox(), await heading(page, section).boundingBox()];
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
      await nav.getByRole('link', { name: section }).click();
      await expect(page).toHaveURL(/#[\w-]+$/);
      await expect(heading(page, section)).toBeInViewport();
      await expect(nav.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'location');
      await expect(nav.locator('[aria-current]')).toHaveCount(1);
      // The list stays in sight; back at the top the first section is the current one.
      await expect(nav.getByRole('link', { name: section })).toBeInViewport();
      await page.keyboard.press('Control+Home');
      await expect(links.nth(0)).toHaveAttribute('aria-current', 'location');
      expect(await findViolations(page, `${path} 1440`)).toEqual([]);

      await page.setViewportSize({ width: 390, height: 844 });
      const disclosure = nav.locator('details');
      await expect(links.filter({ visible: true })).toHaveCount(0);
      await disclosure.locator('summary').click();
      expect(await findViolations(page, `${path} 390`)).toEqual([]);
      await disclosure.getByRole('link', { name: section }).click();
      await expect(heading(page, section)).toBeInViewport();
      await expect(disclosure).not.toHaveAttribute('open');
    });
  }
}

test('contents lead to their sections without JavaScript, and a short list of links has none', async ({
  newShopper,
}) => {
  const context = await newShopper({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/faqs');
  const nav = contentsOf(page, 'On this page');
  await nav.locator('summary').click();
  await nav.getByRole('link', { name: 'Owning it' }).click();
  await expect(page).toHaveURL(/\/faqs#owning$/);
  await expect(heading(page, 'Owning it')).toBeInViewport();
  await page.goto('/page-viewer/site-map');
  await expect(heading(page, 'Shop')).toBeVisible();
  await expect(contentsOf(page, 'On this page')).toHaveCount(0);
});

test('an answer is followed by the telephone of the store, or the way to contact without one', async ({
  page,
}) => {
  await page.goto('/faqs');
  const help = page.getByRole('main').locator('section', { hasText: 'Didn’t find your question?' });
  await expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
  await haveStore(page);
  await page.goto('/faqs');
  await expect(help.locator('a[href^="tel:"]')).toHaveText(/\d{3}.*\d{4}/);
});
