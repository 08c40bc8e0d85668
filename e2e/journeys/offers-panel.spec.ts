import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

/** In Connecticut, where the offers for Texas and for big screens don't run. */
const ELSEWHERE = '05119';
const SPECIALS = '/page-viewer/specials';

const panelOf = (page: Page) => page.locator('#menu-offers');
const tabOf = (page: Page, name = 'My Offers') => page.getByRole('banner').getByRole('link', { name });
const offerIds = (page: Page) =>
  page
    .locator('[data-offer]')
    .evaluateAll((offers) => offers.map((offer) => offer.getAttribute('data-offer')));

for (const { words, title, count, apply } of [
  { words: english, title: 'My Offers', count: '4 offers at 123 Main St', apply: 'Apply' },
  { words: spanish, title: 'Mis ofertas', count: '4 ofertas en 123 Main St', apply: 'Aplicar' },
]) {
  test(`the tab drops the offers of the shopper’s store down; another store has others (${words.lang})`, async ({
    page,
  }) => {
    await haveStore(page, words);
    await page.goto(`${words.prefix}/faqs`);
    const tab = tabOf(page, title);
    const panel = panelOf(page);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await tab.hover();
      await expect(tab).toHaveAttribute('aria-expanded', 'true');
      await expect(panel.getByRole('heading', { name: count })).toBeVisible();
      await expect(panel.getByRole('button', { name: apply })).toHaveCount(4);
      await expect(page.locator('body')).toHaveClass(/\bopen\b/);
      expect(await findViolations(page, `offers of the header at ${width}`)).toEqual([]);
      await panel.getByRole('listitem').last().hover();
      await expect(panel).toBeVisible();
      await page.mouse.move(width / 2, 890);
      await expect(panel).toHaveCount(0);
      await expect(page.locator('body')).not.toHaveClass(/\bopen\b/);
    }
    await haveStore(page, words, ELSEWHERE);
    await page.reload();
    await tab.hover();
    await expect(panel.getByRole('button', { name: apply })).toHaveCount(2);
    expect(await offerIds(page)).not.toContain('promo-big-screens');
  });

  test(`the drawer of a phone has them as an accordion (${words.lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${words.prefix}/faqs`);
    const menu = page.getByRole('button', { name: /^Men[uú]/ });
    const drawer = page.getByRole('dialog');
    const offers = drawer.locator('details', { hasText: title });
    const open = async () => {
      await menu.click();
      await offers.locator('summary').click();
    };
    await open();
    await offers.getByRole('link', { name: words.findStore }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page).toHaveURL(/find-a-store/);
    await haveStore(page, words);
    await page.goto(`${words.prefix}/faqs`);
    await open();
    await expect(offers.getByRole('heading', { name: count })).toBeVisible();
    await expect(offers.getByRole('listitem')).toHaveCount(4);
    expect(await findViolations(page, 'offers of the drawer')).toEqual([]);
    await drawer.getByRole('button', { name: words.furniture }).click();
    await drawer.getByRole('button', { name: /^(Back|Atrás)$/ }).click();
    await expect(offers).not.toHaveAttribute('open');
    await offers.locator('summary').click();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
    await open();
    await offers.getByRole('link', { name: /^(All Deals|Todas las ofertas)$/ }).click();
    await expect(page).toHaveURL(`${words.prefix}/c/deals`);
    await expect(drawer).toHaveCount(0);
  });
}

test('the keyboard opens it, moves in, applies an offer, and Escape returns to the tab', async ({ page }) => {
  await haveStore(page);
  await page.goto('/faqs');
  const tab = tabOf(page);
  const panel = panelOf(page);
  const offer = panel.getByRole('listitem').first();
  await tab.focus();
  await expect(tab).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(offer).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'All Deals' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const applied = offer.getByRole('button', { name: 'Code Applied' });
  await expect(applied).toBeFocused();
  await panel.getByRole('heading').first().click();
  await expect(applied).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(tab).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link', { name: 'All Deals' })).toBeFocused();
  await expect(applied).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(tab).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toHaveCount(0);
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SPECIALS);
  await expect(panel).toHaveCount(0);
});

test('a click outside and another page close it', async ({ page }) => {
  await haveStore(page);
  await page.goto('/faqs');
  const panel = panelOf(page);
  const open = async () => {
    await tabOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('listitem')).toHaveCount(4);
  };
  await open();
  // At its start, beside the panel.
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expect(panel).toHaveCount(0);
  await open();
  await panel.getByRole('link', { name: 'All Deals' }).click();
  await expect(page).toHaveURL('/c/deals');
  await expect(panel).toHaveCount(0);
  // The new page takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: 'Deals' })).toBeFocused();
  await open();
  // By the browser, so that neither a click nor the focus leaves the panel.
  await page.goBack();
  await expect(page).toHaveURL('/faqs');
  await expect(panel).toHaveCount(0);
});

test('without a store it asks for one', async ({ page }) => {
  await page.goto('/faqs');
  await tabOf(page).hover();
  await expect(panelOf(page)).toContainText('Offers vary by store.');
  expect(await findViolations(page, 'offers without a store')).toEqual([]);
  await panelOf(page).getByRole('link', { name: 'Find your store' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Store', level: 1 })).toBeVisible();
  await expect(panelOf(page)).toHaveCount(0);
});

test('a store without offers says so', async ({ page }) => {
  await haveStore(page);
  await page.goto('/faqs');
  await page.route('**/offers.data*', async (route) => {
    const answer = await route.fetch();
    const flat: unknown[] = JSON.parse(await answer.text());
    flat[flat.findIndex(Array.isArray)] = [];
    await route.fulfill({ response: answer, body: `${JSON.stringify(flat)}\n` });
  });
  await tabOf(page).hover();
  await expect(panelOf(page)).toContainText('This store has no offers right now.');
  await expect(panelOf(page).getByRole('link', { name: 'All Deals' })).toBeVisible();
});

test.describe('when the answer is lost', () => {
  test.use({ allowedProblems: [/ERR_FAILED .*offers/] });

  for (const { words, title, lost, retry } of [
    { words: english, title: 'My Offers', lost: 'We couldn’t load the offers.', retry: 'Try again' },
    {
      words: spanish,
      title: 'Mis ofertas',
      lost: 'No pudimos cargar las ofertas.',
      retry: 'Intentar de nuevo',
    },
  ]) {
    test(`it says so and asks again (${words.lang})`, async ({ page }) => {
      await haveStore(page, words);
      await page.goto(`${words.prefix}/faqs`);
      await page.route('**/offers.data*', (route) => route.abort());
      await tabOf(page, title).focus();
      await page.keyboard.press('Enter');
      const panel = panelOf(page);
      await expect(panel.getByRole('alert')).toHaveText(lost);
      expect(await findViolations(page, 'lost offers')).toEqual([]);
      await page.unrouteAll();
      await panel.getByRole('button', { name: retry }).focus();
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('listitem')).toHaveCount(4);
      await expect(panel.getByRole('group', { name: title })).toBeFocused();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tab and the menu lead to the page of the offers', async ({ page }) => {
    await haveStore(page);
    await page.goto('/faqs');
    await tabOf(page).click();
    await expect(page).toHaveURL(SPECIALS);
    const offers = page.locator('details', { hasText: 'My Offers' });
    await offers.locator('summary').click();
    await expect(offers.getByRole('listitem')).toHaveCount(4);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/menu');
    await page.getByRole('main').getByRole('link', { name: 'My Offers' }).click();
    await expect(page).toHaveURL(SPECIALS);
  });
});
