import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { logIn, registerAccount } from '../support/steps/account.ts';
import { addToCart, SOFA } from '../support/steps/catalog.ts';
import { haveStore, openCartWithSofa } from '../support/steps/forms.ts';
import { PLANO } from '../support/steps/store.ts';
import { expect, test, WITH_PICTURES } from '../support/test.ts';

test.use(WITH_PICTURES);

const toast = (page: Page) => page.getByRole('status');
const cartLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name });
/** A store that rents no smartphones. */
const HARTFORD = { postalCode: '06106', address: /^Your store is now .+, Hartford\./ } as const;

async function chooseStoreAt(page: Page, postalCode: string): Promise<void> {
  await page.goto(`/find-a-store?postalCode=${postalCode}`);
  await page.getByRole('button', { name: 'Make This My Store' }).first().click();
  await expect(page.getByRole('link', { name: `My Store: ${PLANO.address}` })).toHaveCount(0);
}

async function addFirstOf(page: Page, listing: string): Promise<void> {
  await page.goto(listing);
  await page.getByRole('article').getByRole('link').first().click();
  await addToCart(page);
}

test('quantities, cost per period and promo codes of the cart', async ({ page }) => {
  await haveStore(page);
  await openCartWithSofa(page);
  const line = page.getByRole('listitem').filter({ hasText: 'Alder 3-Seat Sofa' }).first();
  const summary = page.getByRole('complementary');
  await expect(line).toContainText('Cash price $974.61');
  await expect(line.getByText(/^Delivered \w{3}, \w{3} \d+( to \w{3}, \w{3} \d+)?$/)).toBeVisible();
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(summary).toContainText('$49.98');
  await expect(summary).toContainText('Total cost $3,908.44');
  await expect(cartLink(page, 'Cart 2 items')).toBeVisible();

  const field = summary.getByLabel('Promo code');
  await field.fill('no-such-code');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(field).toHaveAccessibleDescription('That code is not valid. Check it and try again.');
  await expect(field).toBeFocused();
  expect(await findViolations(page, 'cart with a wrong code')).toEqual([]);
  await field.fill('firstweek1');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('FIRSTWEEK1 Code Applied')).toBeVisible();
  await expect(summary).toContainText('Promotion: First payment $1.00−$48.98');
  await expect(summary).toContainText(
    'The $48.98 taken off the first payment counts as paid, even if you buy early.',
  );
  await expect(summary).toContainText('First payment of rent$1.00');
  await summary.getByRole('button', { name: 'Remove code FIRSTWEEK1' }).click();
  await expect(field).toBeVisible();
  await field.fill('LAUNDRY10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('LAUNDRY10 does not apply to these items at your store.')).toBeVisible();
});

test('the dialog after adding shows the product, how many, and what goes with it; it closes on another page', async ({
  page,
}) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  // The form accepts a quantity, for which the page has no control.
  await page
    .getByRole('button', { name: 'Add to cart' })
    .first()
    .evaluate((button: HTMLButtonElement) => {
      const field = Object.assign(document.createElement('input'), { name: 'quantity', value: '2' });
      field.type = 'hidden';
      button.form?.append(field);
    });
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const dialog = page.getByRole('dialog', { name: '2 items added to cart' });
  await expect(dialog.getByText('Alder 3-Seat Sofa').first()).toBeVisible();
  await expect(dialog.getByText('Subtotal (2 items):')).toBeVisible();
  await expect
    .poll(() =>
      dialog
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  const alike = dialog.getByRole('article');
  await expect(alike).toHaveCount(3);
  await alike.first().getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(new RegExp(SOFA.path));
  await expect(dialog).toBeHidden();
});

test('an item saved for later leaves the cart and can return', async ({ page, request, baseURL }) => {
  await haveStore(page);
  await openCartWithSofa(page);
  await page.getByRole('button', { name: 'Save for later Alder 3-Seat Sofa' }).click();
  await expect(toast(page).getByText('1 item added to wishlist. View')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Move to cart Alder 3-Seat Sofa' }).click();
  await expect(toast(page).getByText('1 item added to cart')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Saved for later/ })).toBeHidden();

  const { email } = await registerAccount(request, baseURL ?? '');
  await page.goto('/login?returnTo=/cart');
  await logIn(page.getByRole('main'), email);
  await page.getByRole('button', { name: 'Save for later Alder 3-Seat Sofa' }).click();
  await expect(toast(page).getByText('1 item added to wishlist. View')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved for later (1)' })).toBeVisible();
  await page.goto('/account/wishlist');
  await expect(page.getByRole('article')).toHaveCount(1);
  // A second unit of an item that is already on the list.
  await openCartWithSofa(page);
  await page.getByRole('button', { name: 'Save for later Alder 3-Seat Sofa' }).click();
  await expect(toast(page).getByText('Item is already in wishlist')).toBeVisible();
});

test('the cart names the new store, and removes what it does not rent', async ({ page }) => {
  await haveStore(page);
  await openCartWithSofa(page);
  await addFirstOf(page, '/c/smartphones');
  await page.goto('/cart');
  await expect(page.getByText(HARTFORD.address)).toBeHidden();
  await chooseStoreAt(page, HARTFORD.postalCode);
  await page.goto('/cart');
  const dialog = page.getByRole('dialog', { name: 'Items Unavailable' });
  await expect(
    dialog.getByText('Some items are no longer available online and will be removed from your cart.'),
  ).toBeVisible();
  expect(await findViolations(page, 'unavailable items')).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(HARTFORD.address)).toBeVisible();
  await expect(
    page.getByText('Remove the items that are no longer available to go on to checkout.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(HARTFORD.address)).toBeHidden();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page).getByText('Item removed from cart')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').locator(`h2 a[href*="${SOFA.path}"]`).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('a cart of which the new store rents nothing says what to do', async ({ page }) => {
  await haveStore(page);
  await addFirstOf(page, '/c/smartphones');
  await chooseStoreAt(page, HARTFORD.postalCode);
  await page.goto('/cart');
  await page
    .getByRole('dialog', { name: 'Items Unavailable' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('complementary')).toHaveText(
    'Remove the items that are no longer available to go on to checkout.',
  );
});

test('two tabs show one cart', async ({ page, context }) => {
  await haveStore(page);
  await openCartWithSofa(page);
  const other = await context.newPage();
  await other.goto('/cart');
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(cartLink(other, 'Cart 2 items')).toBeVisible();
  await expect(other.getByRole('complementary')).toContainText('$49.98');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('basketTrack')))
    .toBe(`[{"productId":"${SOFA.id}","quantity":2}]`);
  await other.getByRole('button', { name: 'Remove Alder 3-Seat Sofa' }).click();
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('without JavaScript a guest’s item stays in the cart, and codes work', async ({ newShopper }) => {
  const page = await (await newShopper({ javaScriptEnabled: false })).newPage();
  await haveStore(page);
  await page.goto(SOFA.path);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Save for later Alder 3-Seat Sofa' }).click();
  // Only an account can save it; a guest who does not sign in keeps the cart line.
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await page.goto('/cart');
  await expect(page.getByRole('main').locator(`h2 a[href*="${SOFA.path}"]`).first()).toBeVisible();
  await page.getByLabel('Promo code').fill('FIRSTWEEK1');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('FIRSTWEEK1 Code Applied')).toBeVisible();
});
