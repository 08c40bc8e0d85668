import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { logIn, openSignIn, registerAccount } from '../support/steps/account.ts';
import { SOFA, tileOf } from '../support/steps/catalog.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';

const LISTING = '/c/furniture/living-room/sofas-loveseats';
const SOFA_HEART = 'Save Alder 3-Seat Sofa';

const toast = (page: Page) => page.getByRole('status');
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist'));
const cartLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });

test('a guest’s saved items can be removed, restored and moved to the cart', async ({ page }) => {
  await haveStore(page);
  await page.goto(LISTING);
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(toast(page).getByText('1 item added to wishlist.').first()).toBeVisible();
  await page.getByRole('button', { name: SOFA_HEART }).click();
  await toast(page).getByRole('link', { name: 'View' }).first().click();
  await expect(page).toHaveURL(/\/cart\/wishlist$/);
  await expect(page.getByRole('heading', { name: 'Saved Items', level: 1 })).toBeVisible();
  const tiles = page.getByRole('article');
  await expect(tiles).toHaveCount(2);
  await expect(tiles.first()).toContainText('Alder 3-Seat Sofa');
  await expect(tiles.first()).toContainText('Total cost $1,959.22');
  expect(await findViolations(page, 'saved items')).toEqual([]);

  await page.getByRole('button', { name: 'Remove Alder 3-Seat Sofa' }).click();
  await expect(toast(page).getByText('Item removed from wishlist')).toBeVisible();
  await expect(tiles).toHaveCount(1);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tiles).toHaveCount(2);

  await page.getByRole('button', { name: 'Move to cart Alder 3-Seat Sofa' }).click();
  await expect(toast(page).getByText('1 item added to cart')).toBeVisible();
  await expect(tiles).toHaveCount(1);
  await expect(cartLink(page, 'Cart 1 item')).toBeVisible();
  expect(await onDevice(page)).not.toContain(SOFA.id);
  await page.reload();
  await expect(tiles).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
});

test('a saved item keeps its color: picture, name, price, link and cart line', async ({ page }) => {
  await haveStore(page);
  await page.goto('/p/tilda-swivel-glider');
  // New in ivory and fern; pre-owned, dove comes in one grade alone.
  const colors = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /^(Ivory|Dove|Fern)/ });
  await expect(colors.filter({ hasText: 'Dove, Out of stock' })).toHaveCount(1);
  const fair = page.getByRole('radio', { name: 'Pre-owned (Fair)' });
  await fair.check();
  await expect(page.getByText('These are the colors of the pieces we have in this condition.')).toBeVisible();
  await expect(colors.getByRole('link')).toHaveText(['Ivory', 'Dove']);
  await expect(colors.filter({ hasText: 'Fern' })).toHaveText('Fern, Out of stock');
  await colors.getByRole('link', { name: 'Dove' }).click();
  await expect(page.getByText('Color: Dove')).toBeVisible();
  const heart = page.getByRole('button', { name: 'Save Tilda Swivel Glider' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await onDevice(page)).toBe('["tilda-swivel-glider-dove"]');
  await colors.getByRole('link', { name: 'Ivory' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/cart/wishlist');
  const tile = page.getByRole('article').filter({ hasText: 'Dove' });
  for (const fact of ['Pre-owned (Fair)', 'Total cost $482.57']) await expect(tile).toContainText(fact);
  await expect(tile.locator('img')).toHaveAttribute('src', /dove/);
  await tile.getByRole('link', { name: 'Tilda Swivel Glider' }).click();
  await expect(page).toHaveURL(/\?condition=USED_FAIR&color=dove$/);
  await expect(fair).toBeChecked();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  // Another color of it is another item; it goes into the cart in that color.
  await page.goto('/es-us/p/tilda-swivel-glider-fern');
  await expect(page).toHaveURL(/\/es-us\/p\/.*color=fern$/);
  const spanishHeart = page.getByRole('button', { name: /^Guardar .*Tilda/ }).first();
  await expect(spanishHeart).toHaveAttribute('aria-pressed', 'false');
  await spanishHeart.click();
  await page.goto('/cart/wishlist');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Move to cart Tilda Swivel Glider' }).first().click();
  await expect(toast(page).getByText('1 item added to cart')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/cart');
  await expect(page.getByRole('main').getByText('Tilda Swivel Glider, Fern')).toBeVisible();
});

test('signing in adds the device’s saved items to the customer’s list, on any device', async ({
  page,
  newShopper,
  request,
  baseURL,
}) => {
  const { email } = await registerAccount(request, baseURL ?? '');
  await page.goto(LISTING);
  await page.getByRole('button', { name: SOFA_HEART }).click();
  await expect.poll(() => onDevice(page)).toBe(`["${SOFA.id}-spruce"]`);
  await logIn(await openSignIn(page), email);
  await expect.poll(() => onDevice(page)).toBe('[]');
  await expect(page.getByRole('button', { name: SOFA_HEART })).toHaveAttribute('aria-pressed', 'true');
  // A second list is never made: what is saved now stands beside what was brought.
  const other = page
    .getByRole('article')
    .nth(1)
    .getByRole('button', { name: /^Save / });
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /saved-items/.test(answer.url()),
  );
  await other.click();
  expect((await kept).ok()).toBe(true);

  const elsewhere = await (await newShopper({ javaScriptEnabled: false })).newPage();
  await elsewhere.goto('/login?returnTo=/account/wishlist');
  await logIn(elsewhere.getByRole('main'), email);
  await expect(elsewhere).toHaveURL(/\/account\/wishlist$/);
  await expect(elsewhere.getByRole('article')).toHaveCount(2);
  await elsewhere.getByRole('button', { name: 'Remove Alder 3-Seat Sofa' }).click();
  await expect(elsewhere).toHaveURL(/\/account\/wishlist$/);
  await expect(elsewhere.getByRole('article')).toHaveCount(1);
  await expect(tileOf(elsewhere, SOFA.path)).toHaveCount(0);

  await page.reload();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: SOFA_HEART })).toHaveAttribute('aria-pressed', 'false');
});

test.describe('a list that fails to load', () => {
  test.use({ allowedProblems: [/status of 503/] });

  test('shows a message, and the heart stays unchanged', async ({ page, request, baseURL }) => {
    const { email } = await registerAccount(request, baseURL ?? '');
    await page.goto(`/login?returnTo=${LISTING}`);
    await logIn(page.getByRole('main'), email);
    const heart = page.getByRole('button', { name: SOFA_HEART });
    await expect(heart).toBeVisible();
    await page.route('**/saved-items', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await heart.click();
    await expect(
      toast(page).getByText('We could not change your saved items right now. Please try again.'),
    ).toBeVisible();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
