import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expectWholeBranches } from '../support/steps/branches.ts';
import { CARD, rentSofa, typeCard } from '../support/steps/checkout.ts';
import { haveAccount } from '../support/steps/forms.ts';
import { isHydrated, seeHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

// A declined card is a 402 response and a form with errors a 422, which the browser reports.
test.use({ allowedProblems: [/status of 4[02]2/] });

const total = (page: Page) =>
  page
    .locator('aside')
    .getByText(/^\$[\d,]+\.\d\d$/)
    .first();
const button = (page: Page) => page.locator('aside').getByRole('button');
const cents = (text: string | null) => Math.round(Number((text ?? '').replaceAll(/[^\d.]/g, '')) * 100);

async function payWith(page: Page, number: string, words: Words): Promise<void> {
  await expect(button(page)).toBeEnabled();
  await typeCard(page, { number }, words);
  await button(page).click();
}

/** A table that is wider than its card would be cut off there. */
async function expectTableFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of [390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .getByRole('main')
      .locator('table')
      .evaluateAll((tables) =>
        tables
          // A chart's table scrolls in its own box.
          .filter(({ parentElement: box }) => box && getComputedStyle(box).overflowX !== 'auto')
          .map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
          .filter((over) => over > 0),
      );
    expect(cut, `${page.url()} at ${width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** The contact page knows who writes and about what; the answer comes from the agreement's store. */
async function writeAboutAgreement(page: Page): Promise<void> {
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: 'My agreement' })).toBeChecked();
  await expect(main.getByLabel('Email for our answer')).toHaveValue(/@example\.com$/);
  const agreement = main.getByRole('combobox', { name: 'Agreement' });
  await expect(agreement.getByRole('option')).toHaveText([
    /^Alder 3-Seat Sofa, \d/,
    'Another agreement, or several',
  ]);
  expect(await findViolations(page, 'contact page of a customer')).toEqual([]);
  await main.getByRole('radio', { name: 'A new rental' }).check();
  await expect(agreement).toBeHidden();
  await main.getByRole('radio', { name: 'My agreement' }).check();
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert')).toContainText('Please check this field:');
  await expect(agreement).toHaveValue(/\d/);
  await main.getByLabel('Message', { exact: true }).fill('The left leg of the sofa is loose.');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('status')).toContainText('The people at 123 Main St, Plano have it.');
}

test('a customer pays with extra rent, then in Spanish a declined part, and buys it: each figure is on the receipt', async ({
  page,
}) => {
  await haveAccount(page);
  await rentSofa(page);

  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Make a payment' }).last().click();
  await expect(page.getByRole('heading', { name: 'Make a payment', level: 1 })).toBeVisible();
  await isHydrated(page);
  await expect(page.getByText(/^1 of \d+ payments, total cost \$.*, cash price \$/)).toBeVisible();
  const due = cents(await total(page).textContent());
  expect(due).toBeGreaterThan(0);
  expect(await findViolations(page, 'payment')).toEqual([]);
  await page.getByRole('radio', { name: /^Extra/ }).check();
  const extra = page.getByRole('textbox', { name: 'Extra rent, before tax' });
  await extra.fill('ten');
  await expect(page.getByText('Enter an amount, such as 25.00.')).toBeVisible();
  await expect(button(page)).toBeDisabled();
  await extra.fill('50');
  // Nothing is due yet: the extra alone, and its tax.
  await expect(total(page)).toHaveText(/^\$5\d\.\d\d$/);
  await expect(page.getByText(/the last on/)).toBeVisible();
  const asked = await total(page).textContent();
  await payWith(page, CARD.good, english);
  await expect(page.getByRole('heading', { name: 'Thank you for your payment', level: 1 })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(asked ?? '')
      .first(),
  ).toBeVisible();
  expect(await findViolations(page, 'receipt')).toEqual([]);

  await page.goto('/account');
  await page.getByRole('main').getByRole('link', { name: 'Details' }).click();
  await expect(page.getByRole('heading', { name: 'Every dollar so far' })).toBeVisible();
  const ledger = page.getByRole('region', { name: 'Every dollar so far' }).getByRole('table');
  await expect(
    ledger.getByRole('row', { name: /First payment.*processing fee, charged once/ }),
  ).toBeVisible();
  await expect(ledger.getByRole('row', { name: /Extra rent/ })).toContainText(asked ?? '');
  await expect(page.getByRole('link', { name: /^Buy it for \$/ })).toBeVisible();
  await expect(page.getByText(/^Add \$\d+\.\d\d to each of your next \d+ payments$/)).toBeVisible();
  expect(await findViolations(page, 'agreement')).toEqual([]);
  const quoted = (await page.getByRole('link', { name: /^Buy it for \$/ }).textContent())?.replace(
    'Buy it for ',
    '',
  );
  // The drawing says in words and in a table what the price tag and the text say.
  await seeHydrated(page.getByRole('heading', { name: /^Finish by / }));
  const plot = page.getByRole('figure', { name: 'Left to buy it, before tax' });
  const missing = (await page.getByText(/^Your scheduled payments leave you \$/).textContent())?.match(
    /\$[\d.]+/,
  )?.[0];
  await expect(
    plot.getByRole('img', { name: new RegExp(`falls from \\$.* to \\${missing} on `) }),
  ).toBeVisible();
  await plot.getByText('See it as a table').click();
  const taxed = cents(await page.getByText(/^Tax on \$/).textContent());
  const rows = plot.getByRole('row');
  expect(cents(await rows.nth(1).getByRole('cell').first().textContent())).toBe(taxed);
  await expect(plot.getByRole('cell', { name: missing ?? '-' }).first()).toBeVisible();
  await plot.getByText('See it as a table').click();
  // Renewal: what the dashboard asks for next.
  const renewal = page.getByRole('region', { name: 'Renewal' });
  const next = await page.getByRole('link', { name: /^Pay \$/ }).textContent();
  await expect(renewal.getByText('Next renewal payment').locator('+ dd')).toHaveText(
    next?.replace('Pay ', '') ?? '-',
  );
  const facts = renewal.getByText(/^\d+ of \d+ payments, total cost \$.*, cash price \$/);
  await expect(facts).toBeVisible();
  await expect(page.getByText(/inventory number|serial number is on your delivery receipt/)).toBeVisible();
  // On paper: no navigation, and every payment to come with its date.
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  const [, paid, count] = /(\d+) of (\d+)/.exec((await facts.textContent()) ?? '') ?? [];
  const toCome = page.getByRole('region', { name: 'Payment schedule' }).getByRole('listitem');
  await expect(toCome).toHaveCount(Number(count) - Number(paid));
  await page.emulateMedia({ media: 'screen' });
  await expectTableFits(page);
  const statement = await page.request.get(`${page.url()}/statement`);
  expect(statement.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
  });
  await page.getByRole('link', { name: /^Buy it for \$/ }).click();
  await expect(total(page)).toHaveText(quoted ?? '');

  await page.goto(`${spanish.prefix}/my-accounts/payment-agreement`);
  await isHydrated(page);
  await page.getByRole('radio', { name: 'Pagar una parte' }).check();
  await page.getByRole('textbox', { name: 'Monto que va a pagar' }).fill('5.00');
  await expect(total(page)).toHaveText('$5.00');
  await expect(page.getByText('$5.00 quedan a su favor para el próximo pago.')).toBeVisible();
  await payWith(page, CARD.declined, spanish);
  await expect(page.getByText('Su banco rechazó el pago.')).toBeVisible();
  await expect(total(page)).toHaveText('$5.00');
  await page.getByRole('radio', { name: /Comprarlo hoy/ }).check();
  await expect(page.getByText(/No debe nada más\./)).toBeVisible();
  const price = await total(page).textContent();
  await payWith(page, CARD.good, spanish);
  await expect(page.getByRole('heading', { name: 'Gracias por su pago', level: 1 })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Su carta de propiedad' }).click();
  await expect(page.getByRole('heading', { name: 'Ya es suyo, Dana.', level: 1 })).toBeVisible();
  expect(await findViolations(page, 'owned')).toEqual([]);
  const owned = new URL(page.url()).pathname;
  await expectWholeBranches(page, owned, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  const letter = await page.request.get(`${page.url()}/ownership-letter`);
  expect((await letter.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await page.goto(`${spanish.prefix}/my-accounts/payment-history`);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: price ?? '' })
      .last(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Recibo / })).toHaveCount(3);
  expect(await findViolations(page, 'history')).toEqual([]);
  await expectTableFits(page);
  await page.getByLabel('Tipo').selectOption({ label: 'Primer pago' });
  await expect(page).toHaveURL(/kind=checkout/);
  await expect(page.getByRole('status').filter({ hasText: /^1 pago,/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Recibo / })).toHaveCount(1);
  const file = await page.getByRole('link', { name: 'Descargar CSV' }).getAttribute('href');
  const csv = await (await page.request.get(file ?? '')).text();
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toMatch(/^\uFEFFFecha,Contrato,/);

  await writeAboutAgreement(page);
  await page.goto('/my-accounts/payment-agreement');
  await expect(page.getByText('There is nothing that you can pay online right now.')).toBeVisible();

  // Signed out in another tab: the message stays, and goes without the agreement.
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await main.getByLabel('Message', { exact: true }).fill('Is the leg under warranty?');
  await page.context().clearCookies();
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main.getByLabel('Message', { exact: true })).toHaveValue('Is the leg under warranty?');
  await expect(main.getByRole('combobox', { name: 'Agreement' })).toHaveCount(0);
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Your message was sent' })).toBeVisible();
});
