import type { Page } from '@playwright/test';
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

/** Fills the whole application form that is open. The payment schedule starts with the frequency of the pay. */
export async function fillApplication(
  page: Page,
  ssn: string,
  words: Words = english,
  payFrequency: FrequencyIndex = 1,
): Promise<void> {
  const names = words.application;
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const [month, day, year] = APPLICANT.birth;
  await field(names.firstName).fill(APPLICANT.firstName);
  await field(names.lastName).fill(APPLICANT.lastName);
  await field(names.email).fill(APPLICANT.email);
  await field(names.phone).fill(APPLICANT.phone);
  await field(names.month).fill(month);
  await field(names.day).fill(day);
  await field(names.year).fill(year);
  await field(names.ssn).fill(ssn);
  await field(names.street).fill(APPLICANT.street);
  await field(names.city).fill(APPLICANT.city);
  await field(names.state).selectOption(APPLICANT.stateCode);
  await field(names.postalCode).fill(APPLICANT.postalCode);
  await field(names.years).fill('3');
  await field(names.months).fill('2');
  await field(names.income).fill(APPLICANT.income);
  await field(names.payFrequency).selectOption({ label: words.frequencies[payFrequency] });
  await field(names.nextPayday).fill(nextPayday());
  await main.getByRole('checkbox', { name: names.consent }).check();
}

/** Fills the form that is open and asks for the decision. */
export async function apply(
  page: Page,
  ssn: string,
  words: Words = english,
  payFrequency?: FrequencyIndex,
): Promise<void> {
  await fillApplication(page, ssn, words, payFrequency);
  await page.getByRole('main').getByRole('button', { name: words.apply }).click();
}
