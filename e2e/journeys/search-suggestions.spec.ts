import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { openWithStore } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

const searchField = (page: Page) => page.getByRole('search').getByRole('combobox').filter({ visible: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

const cases = [
  {
    words: english,
    typed: 'gren sofa under 30',
    titles: ['Searches', 'Departments', 'Products'],
    first: 'green sofa under $30 a week',
    bold: ['green ', 'a week'],
    department: 'Sofas & Loveseats · Living Room',
    price: /^\$\d+\.\d{2} a week, \d+ payments\. Total \$[\d,.]+, cash \$[\d,.]+$/,
    note: 'Prices at 123 Main St, new unless it says otherwise',
    all: 'See all results',
    question: { typed: 'store hours', title: 'Help', page: 'Find a store', path: '/find-a-store' },
    foreign: { typed: 'nevra', search: 'nevera' },
  },
  {
    words: spanish,
    typed: 'sofa berde menos de 40',
    titles: ['Búsquedas', 'Departamentos', 'Productos'],
    first: 'sofá verde menos de $40 por semana',
    bold: ['verde ', 'por semana'],
    department: 'Sofás y sofás de dos plazas · Sala',
    price: /^\$\d+\.\d{2} por semana, \d+ pagos\. Total \$[\d,.]+, de contado \$[\d,.]+$/,
    note: 'Precios de 123 Main St; artículos nuevos salvo que se indique lo contrario',
    all: 'Ver todos los resultados',
    question: { typed: 'horario', title: 'Ayuda', page: 'Buscar una tienda', path: '/find-a-store' },
    foreign: { typed: 'nevra', search: 'nevera' },
  },
];

for (const { words, typed, titles, first, bold, department, price, note, all, question, foreign } of cases) {
  for (const width of [390, 1440]) {
    test(`${words.lang} at ${width}: suggests what the store has for words with mistakes`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWithStore(page, words);
      await page.goto(`${words.prefix}/`);
      const field = searchField(page);
      await field.fill(typed);
      const [searches = '', departments = '', products = ''] = titles;
      const top = group(page, searches).getByRole('option').first();
      await expect(top).toHaveText(first);
      await expect(top.locator('b')).toHaveText(bold);
      await expect(group(page, departments).getByRole('option').first()).toHaveText(department);
      await expect(group(page, products).getByRole('option').first().getByText(price)).toBeVisible();
      await expect(page.getByText(note)).toBeVisible();
      expect(await findViolations(page, 'suggestions')).toEqual([]);

      // Home and End go to the ends of the list once an option is active.
      await field.press('ArrowDown');
      await field.press('End');
      const last = page.getByRole('option').last();
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(last).toBeInViewport();
      await field.press('Home');
      await expect(field).toHaveAttribute('aria-activedescendant', (await top.getAttribute('id')) ?? '');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(field).toHaveValue(first);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

      // Words of the other language, and a way to everything that they find.
      await field.fill(foreign.typed);
      await expect(
        group(page, searches).getByRole('option').filter({ hasText: foreign.search }).first(),
      ).toBeVisible();
      await page.getByRole('button', { name: all }).click();
      await expect(page).toHaveURL(new RegExp(`/search\\?q=${foreign.typed}$`));
      await expect(page.getByRole('listbox')).toBeHidden();

      await field.fill(question.typed);
      await group(page, question.title).getByRole('option', { name: question.page }).click();
      await expect(page).toHaveURL(new RegExp(`${words.prefix}${question.path}$`));
    });
  }
}

test('after another store was chosen, the same words show its prices', async ({ page }) => {
  const first = group(page, 'Products').getByRole('option').first();
  const firstPrice = async () => {
    await page.goto('/');
    await searchField(page).fill('sofa');
    await expect(first).toBeVisible();
    return /\$[\d.]+/.exec((await first.textContent()) ?? '')?.[0] ?? '';
  };
  await openWithStore(page);
  const inPlano = await firstPrice();
  const otherTab = await page.context().newPage();
  await otherTab.goto('/find-a-store?postalCode=10458');
  const row = otherTab
    .getByRole('listitem')
    .filter({ has: otherTab.getByRole('button', { name: english.makeMyStore }) })
    .first();
  const address = (await row.getByRole('heading').first().textContent()) ?? '';
  await row.getByRole('button', { name: english.makeMyStore }).click();
  await expect(otherTab.getByRole('link', { name: `${english.myStore}${address}` }).first()).toBeVisible();
  // This page doesn't know yet, but its prices and their store belong together.
  await searchField(page).fill('sofas');
  await expect(page.getByText(`Prices at ${address}, new unless it says otherwise`)).toBeVisible();
  const inNewYork = await firstPrice();
  expect(inNewYork).not.toBe(inPlano);
  await first.click();
  await expect(page).toHaveURL(/\/p\//);
  await expect(page.getByRole('main')).toContainText(inNewYork);
});

test.describe('with functional consent', () => {
  test.use({ consent: ['functional'] });

  test('the shopper’s own searches stand beside the suggestions', async ({ page }) => {
    await page.goto('/');
    const field = searchField(page);
    await field.fill('washer and dryer');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=washer\+and\+dryer$/);
    await field.fill('green sof');
    await expect(group(page, 'Recent').getByRole('option')).toHaveText(['washer and dryer']);
    await expect(group(page, 'Searches').getByRole('option').first()).toHaveText('green sofa');
  });
});

test('whatever is typed is no mistake of the shop', async ({ page }) => {
  await page.goto('/');
  const field = searchField(page);
  for (const typed of [
    '🛋️🛋️🛋️',
    '<script>alert(1)</script>',
    '...""...',
    'x'.repeat(200),
    '\u0007\u202e %00 sofa',
  ]) {
    const answered = page.waitForResponse(/\/suggestions\.data/);
    await field.fill(typed);
    expect((await answered).status()).toBe(200);
    await expect(field).toHaveValue(/./);
  }
  const asked = await page.request.get(`/suggestions.data?q=%00${'sofa'.repeat(500)}`);
  expect(asked.status()).toBe(200);
});
