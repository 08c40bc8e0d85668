import { apply, SSN } from '../support/steps/application.ts';
import { chooseFrequency, SOFA, tileOf } from '../support/steps/catalog.ts';
import { typeItAll } from '../support/steps/checkout.ts';
import { haveStore } from '../support/steps/forms.ts';
import { readPrice } from '../support/steps/price.ts';
import { PLANO, searchStores } from '../support/steps/store.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

// A form with errors is a 422 response, which the browser reports.
test.use({ javaScriptEnabled: false, allowedProblems: [/status of 422/] });

for (const words of [english, spanish]) {
  test(`home, category and product render on the server (${words.lang})`, async ({ page }) => {
    await page.goto(`${words.prefix}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${words.furniture}`) }),
    ).toBeVisible();
    await page.goto(`${words.prefix}/c/furniture/living-room`);
    await expect(page.getByRole('heading', { name: words.livingRoom, level: 1 })).toBeVisible();
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(12);
    await page.goto(words.prefix + SOFA.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Alder');
  });
}

test('a store is found by ZIP code and chosen', async ({ page }) => {
  await page.goto('/find-a-store');
  await searchStores(page, PLANO.postalCode);
  await expect(page.getByText('14 stores within 30 miles of 75024')).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await page.getByRole('link', { name: 'Load More' }).click();
  await expect(rows).toHaveCount(14);
  const row = rows.filter({ has: page.getByRole('heading', { name: PLANO.address }) });
  await row.getByRole('button', { name: english.makeMyStore }).click();
  await expect(page.getByRole('link', { name: `${english.myStore}${PLANO.address}` }).first()).toBeVisible();
});

test('filters, sort and frequency work by their forms', async ({ page }) => {
  await haveStore(page);
  await page.goto('/c/furniture/living-room');
  await page.getByRole('link', { name: /^In Stock In Your Store/ }).click();
  await expect(page).toHaveURL(/availability=/);
  await page.getByLabel('Sort', { exact: true }).selectOption({ label: 'Price: low to high' });
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(page).toHaveURL(/sort=/);
  await expect(page).toHaveURL(/availability=/);
  await page.goto('/c/furniture/living-room');
  await chooseFrequency(page, 3);
  await page.getByRole('button', { name: 'Show prices this way' }).first().click();
  const price = await readPrice(tileOf(page, SOFA.path), english);
  expect(price).toEqual({ paymentCents: 10_710, unit: 'a month', totalCents: 195_922, cashCents: 97_461 });
});

test('checkout works up to the payment, which says that it needs JavaScript', async ({ page }) => {
  await haveStore(page);
  await page.goto(SOFA.path);
  await page.getByRole('button', { name: english.addToCart }).first().click();
  await expect(page).toHaveURL(/\/cart/);
  await expect(page.getByText('1 item from 123 Main St, Plano')).toBeVisible();
  await page.getByRole('link', { name: english.proceed }).click();
  await typeItAll(page);
  await apply(page, SSN.approved);
  await expect(page).toHaveURL(/\/approved$/);
  await page.getByRole('link', { name: english.toCheckout }).click();
  await expect(page.getByRole('radio', { name: /^Bi-weekly/ })).toBeChecked();
  await expect(page.getByText('$74.93').or(page.getByText('$64.93')).first()).toBeVisible();
  await page.getByRole('radio', { name: /^Semi-monthly/ }).check();
  await page.getByRole('button', { name: 'Show this schedule' }).click();
  await expect(page).toHaveURL(/frequency=SEMIMONTHLY/);
  await page.getByLabel('Paydays in the month').selectOption('15th and last day');
  await page.getByRole('button', { name: 'Show this schedule' }).click();
  await expect(page.getByText('on the 15th and last day')).toBeVisible();
  await page.getByRole('button', { name: english.toTerms }).click();
  await page.getByRole('checkbox', { name: english.acceptTerms }).check();
  await page.getByRole('button', { name: english.toPayment }).click();
  await expect(page.getByRole('heading', { name: english.paymentTitle, level: 1 })).toBeVisible();
  await expect(page.getByText(/^The payment fields need JavaScript\./)).toBeVisible();
});

test('wrong input of the application comes back with its errors', async ({ page }) => {
  await haveStore(page);
  await page.goto('/instant-approval?position=instant-approval');
  await typeItAll(page);
  await page.getByLabel('First name').fill('Dana');
  await page.getByRole('main').getByRole('button', { name: english.apply }).click();
  await expect(page.getByText(/^There are \d+ things to correct$/)).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Dana');
});

test('agreements by delivery are joined and separated in the cart', async ({ page }) => {
  await haveStore(page);
  for (const path of ['/p/appliances/cooking/microwaves/low-profile-microwave', SOFA.path]) {
    await page.goto(path);
    await page.getByRole('button', { name: english.addToCart }).first().click();
    await expect(page).toHaveURL(/\/cart/);
  }
  const second = page.getByRole('heading', { name: 'Agreement 2 of 2' });
  await expect(second).toBeVisible();
  await page.getByRole('button', { name: 'Put everything in one agreement' }).click();
  await expect(page.getByRole('heading', { name: 'Everything is in one agreement' })).toBeVisible();
  await expect(second).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Separate by delivery' }).click();
  await expect(second).toBeVisible();
});
