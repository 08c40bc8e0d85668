import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { APPLICANT, continueApplication, fillAboutYou } from '../support/steps/application.ts';
import { openApplicationAlone } from '../support/steps/checkout.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

// A step that is refused is a 422 response, which the browser reports.
test.use({ allowedProblems: [/status of 422/] });

const said = {
  'en-US': {
    from: 'We deliver here from Rowan & Co. Plano, Main St.',
    fromHouston: 'We deliver here from Rowan & Co. Houston.',
    unknown: 'We can’t find this ZIP code. Please check it.',
    otherState: 'This ZIP code is in another state. Please check the state and the ZIP code.',
    poBox: 'We deliver to a street address. Please leave out the PO box.',
    outside: 'Your store doesn’t deliver to this address',
    none: 'None of our stores delivers there yet.',
    changeStore: 'Change to this store',
    changed: 'Your store is now 6606 Harrisburg Blvd, Houston.',
    affiliate: 'Oops!',
  },
  'es-US': {
    from: 'Entregamos en esta dirección desde Rowan & Co. Plano, Main St.',
    fromHouston: 'Entregamos en esta dirección desde Rowan & Co. Houston.',
    unknown: 'No encontramos este código postal. Revíselo, por favor.',
    otherState: 'Este código postal es de otro estado. Revise el estado y el código postal.',
    poBox: 'Entregamos en una dirección con calle. No escriba un apartado postal.',
    outside: 'Su tienda no hace entregas en esta dirección',
    none: 'Por ahora ninguna de nuestras tiendas hace entregas ahí.',
    changeStore: 'Cambiar a esta tienda',
    changed: 'Su tienda ahora es 6606 Harrisburg Blvd, Houston.',
    affiliate: '¡Ups!',
  },
} as const;

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const shows = (page: Page, step: number, words: Words) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    words.applicationSteps[step] ?? '',
  );

async function openAddress(page: Page, words: Words = english): Promise<void> {
  await openApplicationAlone(page, words);
  await fillAboutYou(page, words);
  await continueApplication(page, words);
  await shows(page, 1, words);
}

async function fillAddress(page: Page, words: Words, postalCode: string): Promise<void> {
  const names = words.application;
  await field(page, names.street).fill(APPLICANT.street);
  await field(page, names.city).fill(APPLICANT.city);
  await field(page, names.state).selectOption(APPLICANT.stateCode);
  await field(page, names.years).fill('3');
  await field(page, names.postalCode).fill(postalCode);
}

for (const words of [english, spanish]) {
  for (const width of [390, 1440]) {
    test(`an address says whether we deliver there while it is typed (${words.lang}, ${width})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAddress(page, words);
      await isHydrated(page);
      const main = page.getByRole('main');
      const { street, state, postalCode: zip } = words.application;
      const texts = said[words.lang as keyof typeof said];
      await fillAddress(page, words, '00000');
      await expect(field(page, zip)).toHaveAccessibleDescription(texts.unknown);
      await field(page, zip).fill('90019');
      await expect(field(page, zip)).toHaveAccessibleDescription(texts.otherState);
      await field(page, zip).fill('79901');
      await expect(main.getByText(texts.none)).toBeVisible();
      await field(page, zip).fill(APPLICANT.postalCode);
      await expect(main.getByText(texts.from)).toBeVisible();
      await expect(main.getByText(texts.none)).toBeHidden();
      expect(await findViolations(page, 'an address that we deliver to')).toEqual([]);
      await field(page, street).fill('PO Box 12');
      await field(page, zip).focus();
      await expect(field(page, street)).toHaveAccessibleDescription(texts.poBox);
      await expect(main.getByText(texts.from)).toBeHidden();
      await field(page, street).fill(APPLICANT.street);
      await field(page, zip).fill('55401');
      await field(page, state).selectOption('MN');
      await expect(main.getByRole('alert').getByText(texts.affiliate)).toBeVisible();
      await field(page, state).selectOption(APPLICANT.stateCode);
      await field(page, zip).fill('77011');
      await expect(main.getByRole('heading', { name: texts.outside })).toBeVisible();
      expect(await findViolations(page, 'an address outside the area')).toEqual([]);
      // Sent by Enter, it is the step's own button that is pressed: the store stays.
      await field(page, zip).press('Enter');
      await expect(main.getByRole('alert').locator('xpath=..')).toBeFocused();
      await shows(page, 1, words);
      await expect(main.getByText(texts.changed)).toBeHidden();
      await main.getByRole('button', { name: texts.changeStore }).click();
      await expect(main.getByText(texts.changed)).toBeVisible();
      await expect(main.getByText(texts.fromHouston)).toBeVisible();
      await expect(field(page, street)).toHaveValue(APPLICANT.street);
      await expect(field(page, words.application.years)).toHaveValue('3');
      await field(page, zip).press('Enter');
      await shows(page, 2, words);
    });
  }
}

test('what comes to be known of the address moves nothing away from under the focus', async ({ page }) => {
  // A large screen at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await openAddress(page);
  await isHydrated(page);
  const { promise: held, resolve: letPass } = Promise.withResolvers<void>();
  await page.route('**/application-address', async (route) => {
    await held;
    await route.continue();
  });
  await fillAddress(page, english, APPLICANT.postalCode);
  const next = page.getByRole('main').getByRole('button', { name: english.continueApplication });
  await next.focus();
  await next.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await expect(next).toBeInViewport({ ratio: 1 });
  letPass();
  await expect(page.getByText(said['en-US'].from)).toBeAttached();
  await expect(next).toBeInViewport({ ratio: 1 });
});

test('an address that can’t be checked stops nobody', async ({ page, problems }) => {
  await openAddress(page);
  await isHydrated(page);
  await page.route('**/application-address', (route) => route.abort());
  const asked = page.waitForRequest('**/application-address');
  await fillAddress(page, english, APPLICANT.postalCode);
  await asked;
  await continueApplication(page);
  await shows(page, 2, english);
  await expect
    .poll(() => problems.filter((problem) => problem.includes('application-address')))
    .not.toEqual([]);
  problems.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address is checked when it is sent, and another store keeps what was typed', async ({ page }) => {
    await openAddress(page);
    await fillAddress(page, english, '77011');
    await field(page, english.application.postalCode).press('Enter');
    const main = page.getByRole('main');
    const texts = said['en-US'];
    await expect(main.getByRole('heading', { name: texts.outside })).toBeVisible();
    await field(page, english.application.city).fill('Houston');
    await field(page, english.application.city).press('Enter');
    await expect(main.getByRole('heading', { name: texts.outside })).toBeVisible();
    await main.getByRole('button', { name: texts.changeStore }).click();
    await expect(main.getByText(texts.changed)).toBeVisible();
    await expect(field(page, english.application.city)).toHaveValue('Houston');
    await continueApplication(page);
    await shows(page, 2, english);
  });
});
