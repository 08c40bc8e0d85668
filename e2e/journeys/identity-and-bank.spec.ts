import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expectStep } from '../support/steps/checkout.ts';
import { answerQuiz, applyWithSofa, openBankStep, visitBank } from '../support/steps/verification.ts';
import { expect, test } from '../support/test.ts';
import { english, spanish, type Words } from '../support/words.ts';

/** Numbers of the sandbox (docs/sandbox.md). */
const QUIZ = '900-00-4001';
const BANK_ASKED = '900-00-2005';
const BANK_AND_INCOME = '900-00-8001';

const PDF = Buffer.from('%PDF-1.7\n');

/** What these pages say. */
const TEXTS = {
  'en-US': {
    conditional: 'you’re approved on one condition.',
    approved: 'you’re approved.',
    cancelled: 'You left the bank’s window',
    locked: 'has locked this account',
    upload: 'Upload documents',
    uploadTitle: 'Send your documents',
    id: 'Photo ID',
    income: 'Proof of income',
    bank: 'Bank statement',
    send: 'Send documents',
    wrongType: 'This is not a PDF, JPEG, PNG or HEIC file.',
    waiting: 'Thank you, we have your documents',
    refused: 'Please send a document again',
    unreadable: 'the picture is blurry or cut off',
    accepted: 'Your documents are accepted',
    lookAgain: 'Check again',
    goOn: 'Continue with your order',
    inReview: 'We are checking your bank statement',
    stillNeeded: 'Still needed before delivery',
  },
  'es-US': {
    conditional: 'tiene una aprobación con una condición.',
    approved: 'su solicitud fue aprobada.',
    cancelled: 'Usted salió de la ventana del banco',
    locked: 'tiene bloqueada esta cuenta',
    upload: 'Subir documentos',
    uploadTitle: 'Envíe sus documentos',
    id: 'Identificación con foto',
    income: 'Comprobante de ingresos',
    bank: 'Estado de cuenta bancario',
    send: 'Enviar documentos',
    wrongType: 'No es un archivo PDF, JPEG, PNG ni HEIC.',
    waiting: 'Gracias, recibimos sus documentos',
    refused: 'Envíe un documento de nuevo',
    unreadable: 'la imagen está borrosa o cortada',
    accepted: 'Aceptamos sus documentos',
    lookAgain: 'Consultar de nuevo',
    goOn: 'Continuar con su pedido',
    inReview: 'Estamos revisando su estado de cuenta',
    stillNeeded: 'Lo que falta antes de la entrega',
  },
} as const;

const textsOf = ({ lang }: Words) => TEXTS[lang as keyof typeof TEXTS];
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function choose(page: Page, label: string, ...names: string[]): Promise<void> {
  const files = names.map((name) => ({ name, mimeType: 'application/pdf', buffer: PDF }));
  await page.getByLabel(label).setInputFiles(files);
}

/** The page of what was sent shows the result without being loaded again; the last document makes a full approval. */
async function goOnWhenAccepted(page: Page, words: Words): Promise<void> {
  const { accepted, goOn } = textsOf(words);
  await expect(title(page, accepted)).toBeVisible({ timeout: 90_000 });
  await page.getByRole('link', { name: goOn }).click();
  const decision = page.getByRole('dialog', { name: 'Dana, you’re fully approved.' });
  await decision.getByRole('button', { name: 'Got it' }).click();
  await expect(decision).toBeHidden();
}

test('wrong answers ask for an ID, a locked bank for a statement: both are uploaded, checked and accepted', async ({
  page,
  newShopper,
}) => {
  const words = english;
  const texts = textsOf(words);
  const other = await (await newShopper()).newPage();
  await applyWithSofa(other, BANK_AND_INCOME, words);
  await openBankStep(other, words);
  await visitBank(other, null);
  await expect(other.getByText(texts.cancelled)).toBeVisible();
  await visitBank(other, 'user_locked');
  await expect(other.getByText(texts.locked)).toBeVisible();
  await other.goto('/checkout/documents');
  await choose(other, texts.bank, 'statement-slow.pdf');
  await choose(other, texts.income, 'pay-stub.pdf');
  await other.getByRole('button', { name: texts.send }).click();
  await expect(title(other, texts.waiting)).toBeVisible();
  expect(await findViolations(other, 'waiting')).toEqual([]);
  await other.goto('/checkout');
  await expect(other.getByText(texts.inReview)).toBeVisible();

  // Meanwhile, while that review takes its time.
  await applyWithSofa(page, QUIZ, words);
  await answerQuiz(page, words, false);
  await expect(title(page, texts.conditional)).toBeVisible();
  await page.getByRole('link', { name: texts.upload }).click();
  await expect(title(page, texts.uploadTitle)).toBeVisible();
  expect(await findViolations(page, 'upload')).toEqual([]);
  await choose(page, texts.id, 'id-blurry.pdf');
  await page.getByRole('button', { name: texts.send }).click();
  await expect(title(page, texts.refused)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(texts.unreadable)).toBeVisible();
  expect(await findViolations(page, 'refused')).toEqual([]);
  await page.getByRole('link', { name: texts.upload }).click();
  await expect(title(page, texts.uploadTitle)).toBeVisible();
  await choose(page, texts.id, 'id-front.pdf', 'id-back.pdf');
  await page.getByRole('button', { name: texts.send }).click();
  await goOnWhenAccepted(page, words);
  await expectStep(page, words.scheduleTitle);
  await expect(page.getByText(texts.stillNeeded)).toHaveCount(0);

  await other.goto('/thankyou-verificationPage');
  await goOnWhenAccepted(other, words);
  await expectStep(other, words.paymentTitle);
});

test.describe('in Spanish', () => {
  // A form with errors is a 415 response, which the browser reports.
  test.use({ allowedProblems: [/status of 415/] });

  test('right answers approve, a bank’s sign-in leads to payment, and a statement works without JavaScript', async ({
    page,
    newShopper,
  }) => {
    const words = spanish;
    const texts = textsOf(words);
    await applyWithSofa(page, QUIZ, words);
    await answerQuiz(page, words, true);
    await expect(title(page, texts.approved)).toBeVisible();

    const linked = await (await newShopper()).newPage();
    await applyWithSofa(linked, BANK_ASKED, words);
    await openBankStep(linked, words);
    await visitBank(linked, null);
    await expect(linked.getByText(texts.cancelled)).toBeVisible();
    await visitBank(linked, 'user_locked');
    await expect(linked.getByText(texts.locked)).toBeVisible();
    await visitBank(linked, 'user_good');
    await expect(linked.getByRole('dialog', { name: 'Dana, su aprobación está completa.' })).toBeVisible();
    await linked.keyboard.press('Escape');
    await expectStep(linked, words.paymentTitle);

    const plain = await (await newShopper({ javaScriptEnabled: false })).newPage();
    await applyWithSofa(plain, BANK_ASKED, words);
    await plain.goto(`${words.prefix}/checkout/documents`);
    await plain
      .getByLabel(texts.bank)
      .setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await plain.getByRole('button', { name: texts.send }).click();
    await expect(plain.getByText(texts.wrongType)).toBeVisible();
    await choose(plain, texts.bank, 'estado-de-cuenta.pdf');
    await plain.getByRole('button', { name: texts.send }).click();
    await expect(plain).toHaveURL(/\/thankyou-verificationPage$/);
    await expect(async () => {
      await plain
        .getByRole('link', { name: texts.lookAgain })
        .click({ timeout: 1000 })
        .catch(() => null);
      await expect(title(plain, texts.accepted)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await plain.getByRole('link', { name: texts.goOn }).click();
    await expectStep(plain, words.scheduleTitle);
  });
});
