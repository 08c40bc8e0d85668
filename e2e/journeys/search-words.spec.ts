import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const tiles = (page: Page) => page.getByRole('main').getByRole('article');
const main = (page: Page) => page.getByRole('main');

for (const width of [390, 1440]) {
  for (const { words, everyday, thing } of [
    { words: english, everyday: 'couch', thing: /sofa|sectional|loveseat/i },
    { words: english, everyday: 'fridge', thing: /refrigerator/i },
    { words: spanish, everyday: 'nevera', thing: /refrigerador/i },
    { words: spanish, everyday: 'tele', thing: /tv|televisor/i },
  ]) {
    test(`${words.lang} at ${width}: "${everyday}" finds the thing that it means`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await haveStore(page);
      await page.goto(`${words.prefix}/search?q=${everyday}`);
      await expect(tiles(page).first()).toBeVisible();
      for (const name of (await tiles(page).getByRole('heading').allTextContents()).slice(0, 5)) {
        expect(name).toMatch(thing);
      }
    });
  }
}

for (const { words, typed, meant, heading, shown, instead } of [
  {
    words: english,
    typed: 'soffa',
    meant: 'sofa',
    heading: (text: string) => `Results for “${text}”`,
    shown: 'Showing results for sofa.',
    instead: 'Search instead for “soffa”',
  },
  {
    words: spanish,
    typed: 'neverra',
    meant: 'nevera',
    heading: (text: string) => `Resultados de “${text}”`,
    shown: 'Mostramos resultados de nevera.',
    instead: 'Buscar “neverra” tal como lo escribió',
  },
]) {
  test(`${words.lang}: heading and title name a corrected word, and the word as typed can be searched for instead`, async ({
    page,
  }) => {
    await haveStore(page);
    await page.goto(`${words.prefix}/search?q=${typed}`);
    await expect(main(page).getByText(shown)).toContainText(meant);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading(meant));
    await expect(page).toHaveTitle(new RegExp(`^${heading(meant)}`));
    await expect(tiles(page).first()).toBeVisible();
    expect(await findViolations(page, 'corrected search')).toEqual([]);
    await main(page).getByRole('link', { name: instead }).click();
    await expect(page).toHaveURL(/q=.*&exact=1$/);
    await expect(main(page).getByText(shown)).toBeHidden();
    await expect(title).toHaveText(heading(typed));
    // Tiles of what is popular may follow.
    await expect(main(page).locator('[data-view="search 0"]')).toBeVisible();
  });
}

test('what lacks something that was asked for comes last, and the page says so', async ({ page }) => {
  await haveStore(page);
  await page.goto('/search?q=green+sofa');
  await expect(
    main(page).getByText(/items? ha(s|ve) everything you asked for\. The others come close\.$/),
  ).toBeVisible();
  await expect(tiles(page).first().getByRole('heading')).toHaveText('Alder 3-Seat Sofa');
});

for (const { words, typed, answer } of [
  { words: english, typed: 'crib', answer: 'We don’t have this right now.' },
  { words: spanish, typed: 'cuna', answer: 'No lo tenemos por ahora.' },
]) {
  test(`${words.lang}: a thing that the retailer does not have finds nothing else, and the page says so`, async ({
    page,
  }) => {
    await haveStore(page);
    await page.goto(`${words.prefix}/search?q=${typed}`);
    await expect(main(page).getByText(answer)).toBeVisible();
    await expect(main(page).locator('[data-view="search 0"]')).toBeVisible();
    await page.goto(`${words.prefix}/search?q=zzzzzz`);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(main(page).getByText(answer)).toBeHidden();
  });
}

test('a question in the search field leads to its page', async ({ page }) => {
  for (const [prefix, typed, path] of [
    ['', 'store hours', '/find-a-store'],
    ['', 'phone number', '/contact-us'],
    ['', 'how do I pay my bill', '/login'],
    ['/es-us', 'horario de tienda', '/es-us/find-a-store'],
  ] as const) {
    await page.goto(`${prefix}/search?q=${encodeURIComponent(typed)}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
