import type { Page } from '@playwright/test';
import { expect } from '../expect.ts';
import type { Words } from '../words.ts';
import { acceptOffered, expectStep } from './checkout.ts';
import { haveSofa, haveStore, sendApplication } from './forms.ts';

/** What the pages of both verifications say. */
const TEXTS = {
  'en-US': {
    none: 'None of these',
    next: 'Next question',
    finish: 'Send my answers',
    bankTitle: 'Connect your bank',
  },
  'es-US': {
    none: 'Ninguna de estas',
    next: 'Siguiente pregunta',
    finish: 'Enviar mis respuestas',
    bankTitle: 'Conecte su banco',
  },
} as const;

const textsOf = ({ lang }: Words) => TEXTS[lang as keyof typeof TEXTS];

export async function applyWithSofa(page: Page, ssn: string, words: Words): Promise<void> {
  await haveStore(page, words);
  await haveSofa(page, words);
  await page.goto(await sendApplication(page, ssn, words));
}

export async function answerQuiz(page: Page, words: Words, isRight: boolean): Promise<void> {
  const { none, next, finish } = textsOf(words);
  for (const button of [next, next, finish]) {
    const answers = page.getByRole('radio');
    await (isRight ? page.getByRole('radio', { name: none }) : answers.first()).check();
    const question = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: question ?? '', level: 1 })).toHaveCount(0);
  }
}

/** To the bank step, by the forms of the steps before. */
export async function openBankStep(page: Page, words: Words): Promise<void> {
  await acceptOffered(page, words);
  await page.goto(`${words.prefix}/checkout?step=bank-verification`);
  await expectStep(page, textsOf(words).bankTitle);
}

/** The window of a bank: signs in there, or cancels. */
export async function visitBank(page: Page, userName: string | null): Promise<void> {
  await page.getByRole('button', { name: 'Pecan Street Bank' }).click();
  await page.waitForURL(/\/bank\//);
  if (userName !== null) {
    await page.locator('#userName').fill(userName);
    await page.locator('#password').fill('pass_good');
  }
  await page.locator(`button[value=${userName === null ? 'cancel' : 'connect'}]`).click();
  await page.waitForURL(/\/checkout/);
}
