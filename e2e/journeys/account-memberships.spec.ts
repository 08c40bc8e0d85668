import { findViolations } from '../support/axe.ts';
import { SSN } from '../support/steps/application.ts';
import { acceptOffered, CARD, payAndSign, readConfirmation } from '../support/steps/checkout.ts';
import { haveAccount, haveApproval, haveSofa, haveStore } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { textOf } from '../support/steps/text.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

/** The store that sells the membership. */
const CARROLLTON = { id: '04234', address: '2215 Belt Line Rd' } as const;

test('a member sees what the membership covers and costs, cancels it in two tabs and languages, and pays less everywhere', async ({
  page,
}) => {
  await haveAccount(page);
  await haveStore(page, english, CARROLLTON.id);
  await haveSofa(page);
  await haveApproval(page, SSN.approved);
  await acceptOffered(page, english, { benefitPlus: 'on', autopay: 'on' });
  await payAndSign(page, CARD.good);
  const { agreementNumber } = await readConfirmation(page);

  await page.goto('/account');
  await page.getByRole('link', { name: 'see it or cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Memberships', level: 1 })).toBeVisible();
  await isHydrated(page);
  const card = page.getByRole('region', { name: 'Benefit Plus' });
  await expect(card).toContainText('$6.98 every two weeks');
  await expect(card).toContainText(/Total cost to own \$[\d,.]+, cash price \$/);
  await expect(card.getByRole('listitem')).toHaveCount(4);
  expect(await findViolations(page, 'memberships')).toEqual([]);
  const shown = (await card.textContent()) ?? '';
  await card.getByRole('link', { name: 'Cancel membership' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel Benefit Plus?', level: 1 })).toBeVisible();
  const change = await textOf(page.getByRole('listitem').filter({ hasText: 'instead of' }));
  const [after = '', before = ''] = change.match(/\$\d+\.\d\d/g) ?? [];
  const cents = (amount: string) => Math.round(Number(amount.slice(1)) * 100);
  const fee = /Next charge(\$\d+\.\d\d) on/.exec(shown)?.[1] ?? '';
  expect(cents(before) - cents(after)).toBe(cents(fee));
  expect(await findViolations(page, 'ending a membership')).toEqual([]);

  const other = await page.context().newPage();
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`${spanish.prefix}/my-accounts/memberships?end=${agreementNumber}`);
  await expect(other.getByRole('heading', { name: '¿Cancelar Benefit Plus?', level: 1 })).toBeVisible();
  await isHydrated(other);
  expect(await findViolations(other, 'ending a membership in Spanish')).toEqual([]);

  await page.getByRole('button', { name: 'Cancel membership' }).click();
  const done = page.getByRole('status').filter({ hasText: 'The membership is canceled.' });
  await expect(done).toContainText(`is ${after}.`);
  await other.getByRole('button', { name: 'Cancelar la membresía' }).click();
  await expect(other.getByRole('status').filter({ hasText: 'La membresía está cancelada.' })).toContainText(
    `es de ${after}.`,
  );
  expect(await findViolations(other, 'ended memberships')).toEqual([]);
  for (const path of [
    '/account',
    `/my-accounts/agreement/${agreementNumber}`,
    '/my-accounts/payment-agreement',
    '/my-accounts/enroll-autopay',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(after);
    await expect(page.getByRole('main')).not.toContainText(before);
  }

  await page.goto('/my-accounts/my-store');
  await expect(page.getByRole('main')).toContainText(CARROLLTON.address);
  const here = page.getByRole('main').getByText(`Agreement ${agreementNumber}`);
  await expect(here).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Your active agreement stays with the store');
  expect(await findViolations(page, 'my store')).toEqual([]);
  await other.goto(`${spanish.prefix}/my-accounts/my-store`);
  await expect(other.getByRole('heading', { name: 'Mi tienda', level: 1 })).toBeVisible();
  await expect(other.getByRole('main')).toContainText(CARROLLTON.address);
  expect(await findViolations(other, 'my store in Spanish')).toEqual([]);
});
