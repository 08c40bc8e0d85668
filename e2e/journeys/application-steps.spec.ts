import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import {
  APPLICANT,
  apply,
  continueApplication,
  fillAboutYou,
  fillApplication,
  SSN,
} from '../support/steps/application.ts';
import { openApplication, openApplicationAlone } from '../support/steps/checkout.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

// A step with errors is a 422 response, which the browser reports.
test.use({ allowedProblems: [/status of 422/] });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

async function expectShown(page: Page, index: number, words: Words = english): Promise<void> {
  await expect(heading(page)).toHaveText(words.applicationSteps[index] ?? '');
}

for (const { words, open, current, promise } of [
  {
    words: english,
    open: openApplication,
    current: ['About you: step 1 of 4', 'Home: step 2 of 4', 'Income: step 3 of 4', 'Review: step 4 of 4'],
    promise: 'What we promise: free, no payment today',
  },
  {
    words: spanish,
    open: openApplicationAlone,
    current: [
      'Sobre usted: paso 1 de 4',
      'Domicilio: paso 2 de 4',
      'Ingresos: paso 3 de 4',
      'Revisión: paso 4 de 4',
    ],
    promise: 'Nuestra promesa: gratis y sin pago hoy',
  },
]) {
  test(`the application is four short steps with the promise at hand (${words.lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, words);
    await isHydrated(page);
    await expect(page.getByText(current[0] ?? '')).toBeVisible();
    await page.getByText(promise).click();
    await expect(page.getByRole('listitem').filter({ visible: true, hasText: /Social/ })).toBeVisible();
    expect(await findViolations(page, 'application, step 1')).toEqual([]);
    await continueApplication(page, words);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
    expect(await findViolations(page, 'application, step 1 with errors')).toEqual([]);
    await fillAboutYou(page, words);
    await continueApplication(page, words);
    await expectShown(page, 1, words);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByText(current[1] ?? '')).toBeVisible();
    expect(await findViolations(page, 'application, step 2')).toEqual([]);
    await page.goBack();
    await expectShown(page, 0, words);
    await fillApplication(page, SSN.approved, words);
    await expect(page.getByText(current[3] ?? '')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page, `application, step 4 at ${width}`)).toEqual([]);
    }
    await page.getByRole('main').getByRole('button', { name: words.apply }).dblclick();
    await expect(page).toHaveURL(/\/approved$/);
    // Back leads to a form that asks again, and says that there is an approval.
    await page.goBack();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('button', { name: words.apply })).toHaveCount(0);
  });
}

test('a field is checked when it is left, by the rules of the server, and not before', async ({ page }) => {
  await openApplicationAlone(page);
  await isHydrated(page);
  const names = english.application;
  const email = field(page, names.email);
  await field(page, names.firstName).focus();
  await field(page, names.lastName).focus();
  await expect(field(page, names.firstName)).not.toHaveAttribute('aria-invalid');
  await email.pressSequentially('dana at home');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await field(page, names.phone).focus();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(page.getByRole('status').getByText('Please enter a valid email address.')).toHaveCount(1);
  // The error of a field that is left by pressing the button does not move the button away.
  await email.fill(APPLICANT.email);
  await expect(email).not.toHaveAttribute('aria-invalid');
  await field(page, names.phone).fill('214');
  await continueApplication(page);
  await expect(page.getByRole('alert')).toContainText('There are 3 things to correct');
  await expect(field(page, names.phone)).toHaveAccessibleDescription(/valid mobile number/);
});

for (const { words, open } of [
  { words: english, open: openApplication },
  { words: spanish, open: openApplicationAlone },
]) {
  test(`selects, dates and the SSN are ticked as text is, on one line (${words.lang})`, async ({ page }) => {
    await open(page, words);
    await isHydrated(page);
    await fillApplication(page, SSN.approved, words);
    const names = words.application;
    await field(page, names.ssn).blur();
    for (const name of [names.year, names.ssn]) await expect(field(page, name)).toHaveAttribute('data-right');
    const topOf = async (name: string) => (await field(page, name).boundingBox())?.y;
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await topOf(names.ssn)).toBe(await topOf(names.year));
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: /^(Edit Income|Editar Ingresos)/ })
      .click();
    await expectShown(page, 2, words);
    for (const name of [names.payFrequency, names.nextPayday]) {
      await expect(field(page, name)).not.toHaveAttribute('data-right');
      await field(page, name).focus();
      await field(page, names.income).focus();
      await expect(field(page, name)).toHaveAttribute('data-right');
    }
    await expect(field(page, names.payFrequency)).toHaveCSS('background-image', /^url/);
  });
}

test('nothing is lost on the way back, on reload, in another language or by an edit', async ({ page }) => {
  await openApplication(page);
  await isHydrated(page);
  const names = english.application;
  await fillAboutYou(page);
  await continueApplication(page);
  await expectShown(page, 1);
  await field(page, names.street).fill(APPLICANT.street);
  await field(page, names.city).fill('Allen');
  // Back by its button, with what is typed half done.
  await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click();
  await expectShown(page, 0);
  await expect(field(page, names.email)).toHaveValue(APPLICANT.email);
  await continueApplication(page);
  await expectShown(page, 1);
  await expect(field(page, names.city)).toHaveValue('Allen');
  await page.reload();
  await isHydrated(page);
  await expect(field(page, names.street)).toHaveValue(APPLICANT.street);
  // Back by the browser, out of the field that is typed in.
  await field(page, names.postalCode).pressSequentially('75013');
  await page.goBack();
  await expectShown(page, 0);
  await page.goForward();
  await expectShown(page, 1);
  await expect(field(page, names.postalCode)).toHaveValue('75013');
  await page.goto(`${spanish.prefix}/checkout?step=wof&part=home`);
  await expectShown(page, 1, spanish);
  await expect(field(page, spanish.application.postalCode)).toHaveValue('75013');
  // A step that lacks something is not passed over.
  await page.goto('/checkout?step=wof&part=review');
  await expectShown(page, 1);
  await expect(page.getByText('Something is still missing in this step.')).toBeVisible();
  await page.goto('/checkout?step=wof');
  await fillApplication(page, SSN.approved);
  await page.getByRole('link', { name: 'Edit About you' }).click();
  await expectShown(page, 0);
  await field(page, names.lastName).fill('Ortega-Lara');
  await continueApplication(page);
  await expectShown(page, 3);
  await expect(page.getByRole('definition').filter({ hasText: 'Dana Ortega-Lara' })).toBeVisible();
  await expect(field(page, names.month)).toHaveValue(APPLICANT.birth[0]);
  await expect(field(page, names.ssn)).toHaveValue('');
  await field(page, names.ssn).fill(SSN.approved);
  await page.getByRole('main').getByRole('button', { name: english.apply }).click();
  await expect(page).toHaveURL(/\/approved$/);
});

for (const [words, said] of [
  [english, 'Something is still missing in this step. Please check it, then continue.'],
  [spanish, 'Todavía falta algo en este paso. Revíselo y luego continúe.'],
] as const) {
  test(`a step whose entries were lost on the way says so, and goes on (${words.lang})`, async ({
    page,
    context,
  }) => {
    await openApplicationAlone(page, words);
    await isHydrated(page);
    await fillAboutYou(page, words);
    // As a browser that loses the visitor's session while the step is sent.
    await page.route(
      '**/instant-approval.data?part=home',
      async (route) => {
        await context.clearCookies({ name: /ownpath/ });
        await route.continue({ headers: { ...route.request().headers(), cookie: '' } });
      },
      { times: 1 },
    );
    await continueApplication(page, words);
    await expect(page.getByText(said)).toBeVisible();
    await expectShown(page, 0, words);
    await continueApplication(page, words);
    await expectShown(page, 1, words);
    await expect(page.getByText(said)).toBeHidden();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each step is a page with an address, Back and Edit keep what was typed', async ({ page }) => {
    await openApplicationAlone(page);
    await fillAboutYou(page);
    await continueApplication(page);
    await expect(page).toHaveURL(/\/instant-approval\?part=home$/);
    await field(page, english.application.city).fill('Allen');
    await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL(/part=about-you$/);
    await continueApplication(page);
    await expect(field(page, english.application.city)).toHaveValue('Allen');
    await page.goto('/instant-approval');
    await apply(page, SSN.approved);
    await expect(page).toHaveURL(/\/approved$/);
  });
});
