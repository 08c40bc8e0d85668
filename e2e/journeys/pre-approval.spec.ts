import { findViolations } from '../support/axe.ts';
import { APPLICANT, continueApplication, nextPayday } from '../support/steps/application.ts';
import { haveStore } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish } from '../support/words.ts';

// The lead's cookie is for a tag manager of the retailer's.
test.use({ consent: ['advertising'], allowedProblems: [/status of 422/] });

const texts = {
  en: {
    words: english,
    number: 'Mobile number',
    consents: [/^Text me a one-time code\./, /^Look up my details\./],
    send: 'Text me the code',
    code: 'Six-digit code',
    wrong: 'That’s not the code. 2 tries left.',
    isThisYou: 'Is this you?',
    use: 'Yes, use these',
    hidden: 'Marisol Ohidden',
    other: spanish,
    saved: /^Saved\./,
    callPhone: 'Mobile phone',
    askForCall: 'Send to my store',
    asked: 'Your store has your request.',
    known: 'Leave it empty to use that',
  },
  es: {
    words: spanish,
    number: 'Número de celular',
    consents: [/^Envíenme un código de un solo uso\./, /^Busquen mis datos\./],
    send: 'Enviarme el código',
    code: 'Código de seis dígitos',
    wrong: 'Ese no es el código. Le quedan 2 intentos.',
    isThisYou: '¿Es usted?',
    use: 'Sí, usar estos datos',
    hidden: 'Marisol Ooculto',
    other: english,
    saved: /^Guardado\./,
    callPhone: 'Teléfono celular',
    askForCall: 'Enviar a mi tienda',
    asked: 'Su tienda ya tiene su mensaje.',
    known: 'Déjelo vacío para usarlo',
  },
} as const;

for (const [language, { words, ...text }] of Object.entries(texts)) {
  test(`in ${language}: a call is asked for once; a phone match fills in the application, which is saved`, async ({
    page,
  }) => {
    await haveStore(page, words);
    await page.goto(`${words.prefix}/web-order-form`);
    await isHydrated(page);
    await page.getByLabel(text.callPhone).fill('2145550142');
    const leadId = await page.evaluate(() => localStorage.getItem('shortFormLeadId'));
    await page.getByRole('button', { name: text.askForCall }).dblclick();
    await expect(page.getByText(text.asked)).toBeVisible();
    const cookies = await page.context().cookies();
    const sent = decodeURIComponent(cookies.find(({ name }) => name === 'gtmWebLeadString')?.value ?? '');
    expect(sent).toContain(`leadId=${JSON.parse(leadId ?? '""')}&storeNumber=04217&product=none`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shortFormLeadId'))).toBeNull();

    await page.goto(`${words.prefix}/instant-approval?position=instant-approval`);
    await expect(page).toHaveURL(`${words.prefix}/payfone`);
    const send = page.getByRole('button', { name: text.send });
    for (const name of text.consents) await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
    await send.click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByLabel(text.number).fill(language === 'en' ? '2145550115' : '2145550116');
    for (const name of text.consents) await page.getByRole('checkbox', { name }).check();
    expect(await findViolations(page, 'phone match')).toEqual([]);
    await send.click();

    const code = page.getByLabel(text.code);
    await code.fill('000000');
    await expect(page.getByText(text.wrong)).toBeVisible();
    expect(await findViolations(page, 'phone match')).toEqual([]);
    await page.reload();
    await code.fill('123456');
    await expect(page.getByRole('heading', { name: text.isThisYou })).toBeFocused();
    await expect(page.getByRole('definition').first()).toHaveText(text.hidden);
    expect(await page.content()).not.toMatch(/900-?00-?1099|Cedar|1991-05-17/);
    expect(await findViolations(page, 'phone match')).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('phoneNumber')))
      .toMatch(/^"214555011\d"$/);
    await page.getByRole('button', { name: text.use }).dblclick();

    const form = words.application;
    await expect(page.getByLabel(form.lastName, { exact: true })).toHaveValue('Ortega');
    await continueApplication(page, words);
    await expect(page.getByLabel(form.street, { exact: true })).toHaveValue('2214 Cedar Springs Road');
    await page.getByLabel(form.years, { exact: true }).fill('3');
    await continueApplication(page, words);
    await page.getByLabel(form.income, { exact: true }).fill(APPLICANT.income);
    await page.getByLabel(form.payFrequency, { exact: true }).selectOption('BIWEEKLY');
    await page.getByLabel(form.nextPayday, { exact: true }).fill(nextPayday());
    await page.getByLabel(form.nextPayday, { exact: true }).blur();
    await expect(page.getByText(text.saved)).toBeVisible();
    // Another language halfway; the step is there again, with what was typed.
    await page.goto(`${text.other.prefix}/instant-approval?part=income`);
    await expect(page.getByLabel(text.other.application.income, { exact: true })).toHaveValue(
      APPLICANT.income,
    );
    await continueApplication(page, text.other);
    await expect(page.getByLabel(text.other.application.ssn, { exact: true })).toHaveValue('');
    await page.goto(`${words.prefix}/instant-approval?part=home`);
    await expect(page.getByLabel(form.years, { exact: true })).toHaveValue('3');
    // The income is known: the next step is the last.
    await continueApplication(page, words);
    await expect(page.getByLabel(form.ssn, { exact: true })).toHaveValue('');
    await expect(page.getByText(text.known)).toHaveCount(2);
    expect(await page.content()).not.toMatch(/900-?00-?1099|1991-05-17/);
    await page.getByRole('checkbox', { name: form.consent }).check();
    await page.getByRole('main').getByRole('button', { name: words.apply }).click();
    await expect(page).toHaveURL(new RegExp(`${words.prefix}/approved$`));
    await expect(page.getByRole('main').getByText('$99', { exact: true })).toBeVisible();
  });
}
