import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('article');
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('q');

const languages = [
  {
    words: english,
    understood: 'We understood:',
    remove: 'Remove filter:',
    parts: ['sofa', 'Green', 'Under $30 a week'],
    clear: 'Clear all',
  },
  {
    words: spanish,
    understood: 'Entendimos:',
    remove: 'Quitar el filtro:',
    parts: ['sofá', 'Verde', 'Menos de $30 por semana'],
    clear: 'Quitar todos',
  },
] as const;

for (const width of [390, 1440]) {
  for (const { words, understood, remove, parts, clear } of languages) {
    test(`${words.lang} at ${width}: results say what was understood, and each part can be taken out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await haveStore(page);
      await page.goto(`${words.prefix}/search?q=gren+sofa+under+$30+a+week&view=list`);
      const field = page.getByRole('search').filter({ visible: true }).getByRole('combobox');
      await expect(field).toHaveValue('gren sofa under $30 a week');
      const chips = main(page).getByRole('list', { name: understood });
      await expect(chips.getByRole('link')).toHaveText(parts.map((part) => `${remove} ${part}`));
      expect(await findViolations(page, 'understood search')).toEqual([]);
      await chips.getByRole('link', { name: `${remove} ${parts[1]}` }).click();
      await expect(chips.getByRole('link')).toHaveCount(2);
      expect(queryOf(page)).toBe('sofa under $30');
      await expect(field).toHaveValue('sofa under $30');
      expect(new URL(page.url()).searchParams.get('view')).toBe('list');
      await main(page).getByRole('link', { name: clear }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`${words.prefix}/shop-all`);
      await expect(field).toHaveValue('');
      await expect(tiles(page).first()).toBeVisible();
    });
  }
}

test('the last part that is taken out leaves all products', async ({ page }) => {
  await haveStore(page);
  await page.goto('/search?q=couch');
  await main(page).getByRole('link', { name: 'Remove filter: sofa' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/shop-all');
});

test('a tile shows the colour that was asked for, and leads to the product in it', async ({ page }) => {
  await haveStore(page);
  await page.goto('/search?q=green+sofa');
  const first = tiles(page).first();
  await expect(first.getByRole('radio', { checked: true })).toHaveAccessibleName('Spruce');
  await first.getByRole('heading').getByRole('link').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('color')).toBe('spruce');
  await expect(main(page).getByRole('heading', { name: 'Color: Spruce' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a part of a search can be taken out', async ({ page }) => {
    await page.goto('/search?q=green+sofa');
    await main(page).getByRole('link', { name: 'Remove filter: Green' }).click();
    await expect(main(page).getByRole('link', { name: /^Remove filter/ })).toHaveText('Remove filter: sofa');
    expect(queryOf(page)).toBe('sofa');
  });
});

for (const width of [390, 1440]) {
  for (const { words, none, remove, part, help } of [
    {
      words: english,
      none: 'Nothing found',
      remove: 'Remove filter:',
      part: 'Green',
      help: 'Ask us for help',
    },
    {
      words: spanish,
      none: 'No encontramos nada',
      remove: 'Quitar el filtro:',
      part: 'Verde',
      help: 'Pídanos ayuda',
    },
  ]) {
    test(`${words.lang} at ${width}: a search without results says what was understood, and leads on`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await haveStore(page);
      await page.goto(`${words.prefix}/search?q=zzzzzz+green`);
      const panel = main(page)
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: none }) });
      await expect(panel.getByRole('link', { name: `${remove} ${part}` })).toBeVisible();
      await expect(panel.getByRole('link', { name: help })).toHaveAttribute(
        'href',
        `${words.prefix}/contact-us`,
      );
      expect(await findViolations(page, 'search without results')).toEqual([]);
      await panel.locator('a[href*="/category/"]').first().click();
      await expect.poll(() => new URL(page.url()).pathname).toContain(`${words.prefix}/category/`);
      await expect(tiles(page).first()).toBeVisible();
    });
  }
}
