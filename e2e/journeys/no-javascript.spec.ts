import { editDatabase } from '../support/database.ts';
import { apply, continueApplication, SSN } from '../support/steps/application.ts';
import { chooseFrequency, SOFA, tileOf } from '../support/steps/catalog.ts';
import { acceptOffered, CARD, payAndSign, readConfirmation, typeItAll } from '../support/steps/checkout.ts';
import { haveAccount, haveApproval, haveSofa, haveStore } from '../support/steps/forms.ts';
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
  await expect(page.getByRole('heading', { name: 'Your store is 123 Main St, Plano' })).toBeVisible();
  await expect(rows).toHaveCount(14);
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
  const due = page.getByText('$74.93').or(page.getByText('$64.93'));
  await expect(due.filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: /^Semi-monthly/ }).check();
  await page.getByRole('button', { name: 'Show this schedule' }).click();
  await expect(page).toHaveURL(/frequency=SEMIMONTHLY/);
  await page.getByLabel('Paydays in the month').selectOption('15th and last day');
  await page.getByRole('button', { name: 'Show this schedule' }).click();
  await expect(page.getByText(/payments, on the 15th and last day/)).toBeVisible();
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
  await continueApplication(page);
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

test('the account works by its forms: a kept bank account pays, an exchange, a visit with a photo, a membership, the profile', async ({
  newShopper,
  ownShop,
  editShop,
}) => {
  const shop = await ownShop();
  const scripted = await newShopper({ baseURL: shop.url, javaScriptEnabled: true });
  const before = await scripted.newPage();
  await haveAccount(before);
  // The store that sells the membership; a card is typed at the gateway's, which needs its script.
  await haveStore(before, english, '04234');
  await haveSofa(before);
  await haveApproval(before, SSN.approved);
  await acceptOffered(before, english, { benefitPlus: 'on', autopay: 'on' });
  await payAndSign(before, CARD.good);
  const { agreementNumber } = await readConfirmation(before);
  await before.goto('/my-accounts/payment-method');
  await before.getByRole('radio', { name: 'Bank account' }).check();
  const account = before.frameLocator('iframe[title="Routing number and account number"]');
  await account.getByLabel('Routing number').fill('111000025');
  await account.getByLabel('Account number').fill('000123456789');
  await before.getByRole('button', { name: 'Save bank account' }).click();
  await expect(
    before
      .getByRole('main')
      .getByText(/ending in 6789/)
      .first(),
  ).toBeVisible();
  await before.close();
  await editShop(shop, () =>
    editDatabase(
      shop.database,
      `update agreements set opened_on = (now() - interval '7 months')::date,
         delivered_on = (now() - interval '7 months')::date where status = 'active'`,
    ),
  );

  const storageState = await scripted.storageState();
  const bare = await newShopper({ baseURL: shop.url, javaScriptEnabled: false, storageState });
  const page = await bare.newPage();
  const main = page.getByRole('main');
  await page.goto('/my-accounts/payment-agreement');
  await main.getByRole('radio', { name: /ending in 6789/ }).check();
  await expect(main.getByText(/my bank account ending in 6789 one time/)).toBeVisible();
  await page
    .locator('aside')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(main.getByText(/It is a bank debit, so it is provisional until/)).toBeVisible();
  await page.goto(`/my-accounts/enroll-autopay?agreement=${agreementNumber}`);
  await main.getByRole('radio', { name: /ending in 6789/ }).check();
  await main.getByRole('checkbox').check();
  await main.getByRole('button', { name: 'Use this one from now on' }).click();
  await expect(page).toHaveURL(/enroll-successful/);
  await expect(main).toContainText('ending in 6789');

  await page.goto(`/my-accounts/exchange?agreement=${agreementNumber}`);
  await main.getByLabel('What would you like instead? (optional)').fill('The same sofa in green');
  await main.getByRole('button', { name: 'Ask for an exchange' }).click();
  await expect(main.getByText('Your store has your request. We e-mail you its answer.')).toBeVisible();
  await page.goto(`/my-accounts/schedule-delivery?agreement=${agreementNumber}&kind=service`);
  await main.getByLabel('What is wrong?').fill('A loose leg');
  const buffer = Buffer.from('\xff\xd8\xff\xe0 a loose leg', 'latin1');
  await main.getByLabel('Photos of the problem (optional)').setInputFiles({
    name: 'leg.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await main.getByRole('button', { name: /^Book / }).click();
  await expect(main.getByText('Your store has your photo.').first()).toBeVisible();

  await page.goto('/my-accounts/memberships');
  await main.getByRole('link', { name: 'Cancel membership' }).click();
  await main.getByRole('button', { name: 'Cancel membership' }).click();
  await expect(main.getByRole('status')).toContainText('The membership is canceled.');
  await page.goto('/link-agreement');
  await main.getByRole('button', { name: 'Text me a code' }).click();
  await expect(main.getByText('Please enter the agreement number.').first()).toBeVisible();

  const about = main.locator('section').filter({ has: page.getByRole('heading', { name: 'About you' }) });
  await page.goto('/my-accounts/personal-info');
  await about.getByLabel('Home phone').fill('123');
  await about.getByRole('button', { name: 'Save changes' }).click();
  await expect(about.getByLabel('Home phone')).toHaveAccessibleDescription(/valid phone number/);
  await about.getByLabel('Home phone').fill('2145550161');
  await about.getByRole('button', { name: 'Save changes' }).click();
  await expect(about.getByRole('status')).toHaveText('Your changes are saved.');
  const offers = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Deals and offers' }) });
  await offers.getByRole('checkbox').first().check();
  await offers.getByRole('button').click();
  await expect(offers.getByRole('checkbox').first()).toBeChecked();
});
