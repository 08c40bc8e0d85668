import { findViolations } from '../support/axe.ts';
import { APPLICANT, apply, continueApplication, fillApplication, SSN } from '../support/steps/application.ts';
import { openApplication } from '../support/steps/checkout.ts';
import { haveSofa, haveStore, sendApplication } from '../support/steps/forms.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

test('a conditional approval names its document and continues to checkout', async ({ page }) => {
  await openApplication(page);
  await apply(page, SSN.conditional);
  const main = page.getByRole('main');
  await expect(main.getByText('Photo ID', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: english.toCheckout }).click();
  await expect(page.getByRole('heading', { name: english.scheduleTitle })).toBeVisible();
});

test('a decline shows its reason, the report agency and a date, and blocks checkout', async ({ page }) => {
  await openApplication(page);
  await apply(page, SSN.declined);
  const main = page.getByRole('main');
  await expect(main.getByText('We could not confirm your identity with what you entered.')).toBeVisible();
  await expect(main.getByText(/You may get a free copy of your report/)).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Apply again from / })).toBeVisible();
  await expect(main.locator('img[src*="scene-sapling"]')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call (214) 555-0142' })).toHaveAttribute('href', /^tel:/);
  await page.goto('/checkout?step=payment');
  await expect(page.getByRole('heading', { name: english.paymentTitle })).toBeHidden();
  await expect(page).not.toHaveURL(/step=payment/);
});

test('a declined shopper sees a pre-owned one for cash, and the link opens it at that price', async ({
  page,
}) => {
  await haveStore(page);
  await haveSofa(page);
  await page.goto(await sendApplication(page, '900-00-3003'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See my balance' })).toBeVisible();
  const offer = main.getByRole('listitem').filter({ hasText: 'Pre-owned, for cash' });
  await expect(offer).toContainText(/Alder 3-Seat Sofa, Pre-owned \((Great|Good|Fair)\): \$\d/);
  const [price = ''] = /\$[\d,]+\.\d\d/.exec(await textOf(offer)) ?? [];
  await offer.getByRole('link').click();
  await expect(main.getByRole('radio', { name: /Pre-owned/, checked: true })).toHaveCount(1);
  await expect(main.getByText(`Cash price ${price}`).first()).toBeVisible();
});

test('a failed service decides nothing: the cart stays and the next try works', async ({ page }) => {
  await openApplication(page);
  await apply(page, SSN.failure);
  await expect(page).toHaveURL(/\/service-failure$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('link').first()).toHaveText('Try again');
  // Calling leads from the third time on.
  await page.reload();
  await page.reload();
  await expect(main.getByRole('link').first()).toHaveAccessibleName('Call (214) 555-0142');
  await main.getByRole('link', { name: 'Try again' }).click();
  await apply(page, SSN.approved);
  await expect(page).toHaveURL(/\/approved$/);
  await page.goto('/cart');
  await expect(page.getByText('1 item from 123 Main St, Plano')).toBeVisible();
});

test.describe('an address', () => {
  test.use({ allowedProblems: [/status of 422/] });

  test('outside the area names the store that serves it; changing keeps cart and form', async ({ page }) => {
    await openApplication(page);
    const main = page.getByRole('main');
    await fillApplication(page, SSN.approved);
    await main.getByRole('link', { name: 'Edit Home' }).click();
    await main.getByLabel(english.application.city, { exact: true }).fill('Houston');
    await main.getByLabel(english.application.postalCode, { exact: true }).fill('77011');
    await continueApplication(page);
    await expect(main.getByText('Our store at 6606 Harrisburg Blvd, Houston does.')).toBeVisible();
    expect(await findViolations(page, 'outside the area')).toEqual([]);
    await main.getByRole('button', { name: 'Change to this store' }).click();
    await expect(main.getByText('Your store is now 6606 Harrisburg Blvd, Houston')).toBeVisible();
    await continueApplication(page);
    await expect(main.getByText('Houston, TX 77011')).toBeVisible();
    await main.getByLabel(english.application.ssn, { exact: true }).fill(SSN.approved);
    await main.getByRole('button', { name: english.apply }).click();
    await expect(page).toHaveURL(/\/approved$/);
    await page.goto('/cart');
    await expect(page.getByText('1 item from 6606 Harrisburg Blvd, Houston')).toBeVisible();
  });
});

test('another shopper cannot see an approval at any of its addresses', async ({ page, newShopper }) => {
  await openApplication(page);
  await apply(page, SSN.approved);
  await expect(page).toHaveURL(/\/approved$/);
  const other = await (await newShopper()).newPage();
  for (const path of ['/approved', '/pre-approvedPage', '/declined', '/web-order-form', '/checkout']) {
    await other.goto(path);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other.getByText(APPLICANT.firstName)).toBeHidden();
    await expect(other.getByText(/\$50|\$24\.99/)).toBeHidden();
  }
});
