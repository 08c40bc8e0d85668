import type { Request } from '@playwright/test';
import { APPLICANT, fillApplication, nextPayday, SSN } from '../support/steps/application.ts';
import { openApplicationAlone } from '../support/steps/checkout.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english } from '../support/words.ts';

const isSave = (request: Request) => new URL(request.url()).pathname.endsWith('/application-draft');

test('a save that is under way when a step is sent ends with it, so that no older value arrives after the step', async ({
  page,
}) => {
  await openApplicationAlone(page);
  await fillApplication(page, SSN.approved);
  await page.getByRole('link', { name: 'Edit Income' }).click();
  const payday = page.getByLabel(english.application.nextPayday, { exact: true });
  await expect(page.getByLabel(english.application.income, { exact: true })).toHaveValue(APPLICANT.income);

  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  const saves: Request[] = [];
  page.on('request', (request) => {
    if (isSave(request)) saves.push(request);
  });
  // Cut off by the page meanwhile, a save can't go on.
  await page.route(
    '**/application-draft',
    async (route) => void (await held.then(() => route.continue().catch(() => {}))),
  );
  // Each digit of the year makes a date of its own, which the form saves.
  const [year = '', month = '', day = ''] = nextPayday().split('-');
  await payday.focus();
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(payday).toHaveValue(nextPayday());
  await expect.poll(() => saves.length).toBe(1);
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && !isSave(answer.request()),
  );
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await sent;
  letPass();
  await expect(page.getByRole('heading', { name: english.applicationSteps[3], level: 1 })).toBeVisible();
  expect(saves.map((save) => save.failure() !== null)).toEqual([true]);
});

test.describe('a step that is refused', () => {
  test.use({ allowedProblems: [/status of 422/] });

  test('says no longer that it saves, and what was typed with the mistake is there tomorrow', async ({
    page,
  }) => {
    await openApplicationAlone(page);
    await isHydrated(page);
    const main = page.getByRole('main');
    const field = (name: string) => main.getByLabel(name, { exact: true });
    const { firstName, lastName, email } = english.application;
    await page.route('**/application-draft', () => {}, { times: 1 });
    await field(firstName).fill(APPLICANT.firstName);
    await field(lastName).fill(APPLICANT.lastName);
    await field(email).fill('dana.ortega');
    await field(email).press('Enter');
    await expect(field(email)).toHaveAttribute('aria-invalid', 'true');
    await expect(main.getByText(/^Saved\./)).toBeVisible();
    await page.reload();
    await expect(field(firstName)).toHaveValue(APPLICANT.firstName);
    await expect(field(lastName)).toHaveValue(APPLICANT.lastName);
  });
});
