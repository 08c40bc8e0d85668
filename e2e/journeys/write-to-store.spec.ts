import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { haveStore } from '../support/steps/forms.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

// A form with errors is a 422 response, which the browser reports.
test.use({ allowedProblems: [/status of 422/] });

const texts = {
  'en-US': {
    form: 'Write to us',
    send: 'Send message',
    topic: 'A new rental',
    message: 'Message',
    email: 'Email for our answer',
    wrong: 'Please check these 3 fields:',
    sent: 'Your message was sent',
    who: /The people at 123 Main St, Plano have it\. They answer by email by \w+, \w+ \d+/,
    office: 'Our head office has it.',
  },
  'es-US': {
    form: 'Escríbanos',
    send: 'Enviar mensaje',
    topic: 'Una renta nueva',
    message: 'Mensaje',
    email: 'Correo electrónico para la respuesta',
    wrong: 'Revise estos 3 campos:',
    sent: 'Su mensaje se envió',
    who: /Lo recibió la tienda de 123 Main St, Plano\. Le responden por correo electrónico a más tardar el \S+/,
    office: 'Lo recibió nuestra oficina central.',
  },
} as const;

async function fill(page: Page, words: (typeof texts)[keyof typeof texts]): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: words.topic }).check();
  await main.getByLabel(words.message, { exact: true }).fill('Do you deliver on Saturdays?');
  await main.getByLabel(words.email).fill(`writer-${crypto.randomUUID()}@example.com`);
}

for (const language of [english, spanish]) {
  const words = texts[language.lang as keyof typeof texts];

  test(`a message to the store is sent from the contact page, and what is missing is said (${language.lang})`, async ({
    page,
  }) => {
    await haveStore(page, language);
    await page.goto(`${language.prefix}/contact-us`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: words.form })).toBeVisible();
    expect(await findViolations(page, `contact page in ${language.lang}`)).toEqual([]);
    await main.getByRole('button', { name: words.send }).click();
    await expect(page).toHaveURL(/\/write-to-us$/);
    await expect(main.getByRole('alert')).toContainText(words.wrong);
    await expect(main.getByRole('heading', { level: 1, name: words.form })).toBeFocused();
    expect(await findViolations(page, `refused message in ${language.lang}`)).toEqual([]);
    await main.getByRole('radio', { name: words.topic }).check();
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByRole('alert')).toBeFocused();
    await expect(main.getByRole('alert').getByRole('link')).toHaveText([words.message, words.email]);
    await expect(main.getByRole('radio', { name: words.topic })).toBeChecked();
    await fill(page, words);
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
    await expect(main.getByRole('status')).toContainText(words.who);
    expect(await findViolations(page, `sent message in ${language.lang}`)).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a message is sent, and a refused one keeps what was typed', async ({ page }) => {
    const words = texts['en-US'];
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await fill(page, words);
    await main.getByLabel(words.email).fill('writer@');
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByLabel(words.email)).toHaveAccessibleDescription(/for example name@example.com/);
    await expect(main.getByLabel(words.message, { exact: true })).toHaveValue('Do you deliver on Saturdays?');
    await expect(main.getByRole('radio', { name: words.topic })).toBeChecked();
    await main.getByLabel(words.email).fill(`writer-${crypto.randomUUID()}@example.com`);
    await main.getByRole('button', { name: words.send }).click();
    await expect(main.getByRole('heading', { level: 1, name: words.sent })).toBeVisible();
  });
});

test('without a store the head office is written to', async ({ page }) => {
  const words = texts['es-US'];
  await page.goto('/es-us/contact-us');
  await fill(page, words);
  await page.getByRole('main').getByRole('button', { name: words.send }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(words.office);
});
