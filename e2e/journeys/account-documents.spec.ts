import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { acceptOffered, CARD, payAndSign } from '../support/steps/checkout.ts';
import { haveAccount, haveSofa, haveStore, sendApplication } from '../support/steps/forms.ts';
import { isHydrated } from '../support/steps/hydration.ts';
import { expect, test } from '../support/test.ts';
import { spanish } from '../support/words.ts';

// A file with malware is a 400 response, which the browser reports.
test.use({ allowedProblems: [/status of 400/] });

/** Asks for ID and income, and nothing before the first payment (docs/sandbox.md). */
const ID_ASKED = '900-00-2001';
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('');

async function choose(page: Page, label: string, name: string, content = '%PDF-1.7\n'): Promise<void> {
  await page
    .getByLabel(label)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
}

test('documents in the account: malware and a blurry one are refused with the reason, then the delivery day opens', async ({
  page,
}) => {
  await haveAccount(page);
  await haveStore(page);
  await haveSofa(page);
  await sendApplication(page, ID_ASKED);
  await acceptOffered(page);
  await payAndSign(page, CARD.good);
  await page.waitForURL(/\/checkout\/confirmation\/[^/]+$/);

  await page.goto('/my-accounts/schedule-delivery');
  await page.getByRole('link', { name: 'Send your documents' }).click();
  await expect(page.getByRole('heading', { name: '1 document to go', level: 1 })).toBeVisible();
  await expect(page.getByText('So no one else can rent in your name.')).toBeVisible();
  await expect(page.getByText('Opens when everything is accepted.')).toBeVisible();
  await isHydrated(page);
  expect(await findViolations(page, 'documents')).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Send this document' }).click();
  await expect(page.getByRole('heading', { name: 'Photo ID', level: 1 })).toBeVisible();
  await isHydrated(page);
  await choose(page, 'Or choose a file', 'id.pdf', `%PDF-1.7 ${EICAR}`);
  await page.getByRole('button', { name: 'Send this document' }).click();
  await expect(page.getByText('A file contains malware.')).toBeVisible();
  expect(await findViolations(page, 'document')).toEqual([]);
  await choose(page, 'Or choose a file', 'id-slow-blurry.pdf');
  await page.getByRole('button', { name: 'Send this document' }).click();
  await expect(page.getByRole('heading', { name: /^Thank you, .*checking\.$/, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'See what is missing' }).click({ timeout: 90_000 });
  await expect(page.getByText('the picture is blurry or cut off')).toBeVisible();
  await expect(page.getByText('You can send it 2 more times.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${spanish.prefix}/my-accounts/verification-submission`);
  await isHydrated(page);
  await choose(page, 'Tomar una foto', 'id.pdf');
  await page.getByRole('button', { name: 'Enviar este documento' }).click();
  await expect(page.getByRole('heading', { name: /^Todo está en orden/, level: 1 })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText('Se eliminan 90 días después de la revisión')).toBeVisible();
  expect(await findViolations(page, 'documents done')).toEqual([]);
  await page.getByRole('link', { name: 'Elegir el día de mi entrega' }).click();
  await expect(page.getByRole('heading', { name: 'Elegir día y hora' })).toBeVisible();
});
