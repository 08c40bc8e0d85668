import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import { english, type Words } from '../words.ts';
import type { FrequencyIndex } from './catalog.ts';

/** Inputs of the sandbox that force an outcome of the decision engine (docs/sandbox.md). */
export const SSN = {
  approved: '900-00-1050',
  conditional: '900-00-2001',
  declined: '900-00-3001',
  timeOut: '900-00-5001',
  failure: '900-00-5002',
  webForm: '900-00-7001',
} as const;

export const APPLICANT = {
  firstName: 'Dana',
  lastName: 'Ortega',
  email: 'dana.ortega@example.com',
  phone: '(214) 555-0105',
  birth: ['04', '17', '1988'],
  street: '2200 Legacy Dr',
  city: 'Plano',
  stateCode: 'TX',
  postalCode: '75024',
  income: '3,250',
} as const;

/** A payday within the next weeks, as a date field takes it. */
export function nextPayday(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}

type Step = (page: Page, words: Words) => Promise<void>;

const fieldOf = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

/** Fills the first step of the application. */
export async function fillAboutYou(page: Page, { application: names }: Words = english): Promise<void> {
  await fieldOf(page, names.firstName).fill(APPLICANT.firstName);
  await fieldOf(page, names.lastName).fill(APPLICANT.lastName);
  await fieldOf(page, names.email).fill(APPLICANT.email);
  await fieldOf(page, names.phone).fill(APPLICANT.phone);
}

const home: Step = async (page, { application: names }) => {
  await fieldOf(page, names.street).fill(APPLICANT.street);
  await fieldOf(page, names.city).fill(APPLICANT.city);
  await fieldOf(page, names.state).selectOption(APPLICANT.stateCode);
  await fieldOf(page, names.postalCode).fill(APPLICANT.postalCode);
  await fieldOf(page, names.years).fill('3');
  await fieldOf(page, names.months).fill('2');
};

const incomeEvery =
  (payFrequency: FrequencyIndex): Step =>
  async (page, { application: names, frequencies }) => {
    await fieldOf(page, names.income).fill(APPLICANT.income);
    await fieldOf(page, names.payFrequency).selectOption({ label: frequencies[payFrequency] });
    await fieldOf(page, names.nextPayday).fill(nextPayday());
  };

/** Leaves a step of the application for the next. */
export async function continueApplication(page: Page, words: Words = english): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: words.continueApplication }).click();
}

/**
 * Fills the application that is open, step by step, up to the last, which is not sent. The payment schedule starts
 * with the frequency of the pay.
 */
export async function fillApplication(
  page: Page,
  ssn: string,
  words: Words = english,
  payFrequency: FrequencyIndex = 1,
): Promise<void> {
  const names = words.application;
  const main = page.getByRole('main');
  const fills = [fillAboutYou, home, incomeEvery(payFrequency)];
  const heading = main.getByRole('heading', { level: 1 });
  for (const [index, fill] of fills.entries()) {
    // A step that is known already is not asked again.
    const shownStep = async () => words.applicationSteps.indexOf((await heading.textContent()) ?? '');
    await expect.poll(shownStep).toBeGreaterThanOrEqual(index);
    if ((await shownStep()) !== index) continue;
    await fill(page, words);
    await continueApplication(page, words);
  }
  await expect(heading).toHaveText(words.applicationSteps[3]);
  const [month, day, year] = APPLICANT.birth;
  await fieldOf(page, names.month).fill(month);
  await fieldOf(page, names.day).fill(day);
  await fieldOf(page, names.year).fill(year);
  await fieldOf(page, names.ssn).fill(ssn);
  await main.getByRole('checkbox', { name: names.consent }).check();
}

/** Fills the application that is open and asks for the decision. */
export async function apply(
  page: Page,
  ssn: string,
  words: Words = english,
  payFrequency?: FrequencyIndex,
): Promise<void> {
  await fillApplication(page, ssn, words, payFrequency);
  await page.getByRole('main').getByRole('button', { name: words.apply }).click();
}
