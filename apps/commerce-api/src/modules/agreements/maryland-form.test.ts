import type { Locale } from '@ownpath/domain/site';
import { expect, test } from 'vitest';
import { sampleAgreement, sampleQuote } from '../../testing/sample-agreement.ts';
import { buildAgreementDocument } from './build-agreement-document.ts';
import { renderAgreement } from './render-agreement.ts';

const documentOf = (stateCode: string, frequency = sampleQuote.frequency, locale: Locale = 'en-US') =>
  buildAgreementDocument(sampleAgreement(locale, { stateCode, quote: { ...sampleQuote, frequency } }));
const formOf = (...parts: Parameters<typeof documentOf>): readonly string[] => {
  const section = documentOf(...parts).sections.find(({ code }) => code === 'prescribed-form');
  return (section?.blocks ?? []).flatMap((block) => {
    if (block.kind === 'facts') return block.rows.map(({ label, value }) => `${label} ${value}`);
    return block.kind === 'paragraph' ? [block.text] : [];
  });
};

test('Maryland’s agreement has the form of § 12-1111 with its figures, last before the notices', () => {
  const form = formOf('MD');
  expect(form).toHaveLength(23);
  expect([...new Set(form.slice(0, -1).map((line) => Number(line.split('.')[0])))]).toEqual(
    Array.from({ length: 14 }, (_, index) => index + 1),
  );
  expect(form.slice(1, 13)).toEqual([
    '1. Lessee(s): María Álvarez, 4810 Legacy Dr, Apt 12, Plano, TX 75024',
    '2. Description of Rental Property: 1 × Alder 3-Seat Sofa, U-77, Pre-owned (Great)',
    '2. Cash Price $974.61',
    '3. Total Initial Payment: Rental Payment $24.99',
    '3. Total Initial Payment: Delivery Charge $0.00',
    '3. Total Initial Payment: Tax $2.89',
    '3. Total Initial Payment: Other (processing fee) $10.00',
    '3. Total Initial Payment: Total $37.88',
    '4. Rental Payments: Total Weekly Rental Payment (includes tax) $27.05',
    '5. Other Charges: In Home Pick–up Fee $0.00',
    '5. Other Charges: Reinstatement Fee $0.00',
    '5. Other Charges: Other $0.00',
  ]);
  const text = form.join(' ');
  for (const words of [
    '6. Total Cost To Acquire Ownership: If you renew this rental agreement each week, for 78 payments, you will pay a total of $2,120.73 to own',
    'The cost of lease services for the rental property is $984.61.',
    '9. Early Purchase Option: You may purchase the rental property at any time after your first rental payment. ',
    'After that date the price is 50% of the rent you have not yet paid.',
    '14. Reinstatement: If you (lessee) fail to make a timely payment',
    'within 2 days of your renewal date; or 2)',
    'up to 730 days to pay',
  ]) {
    expect(text).toContain(words);
  }
  expect(form.at(-1)).toBe(
    'I have read the above disclosures before signing this rental–purchase agreement.',
  );
  expect(documentOf('MD').sections.at(-1)?.code).toBe('prescribed-form');
});

test('the form follows the frequency and the language; no other state has one', () => {
  const monthly = formOf('MD', 'MONTHLY').join(' ');
  expect(monthly).toContain('within 5 days');
  expect(monthly).toContain('Total Monthly Rental Payment');
  const spanish = formOf('MD', 'WEEKLY', 'es-US');
  expect(spanish.join(' ')).toContain(
    '6. Costo total para ser dueño: Si renueva este contrato cada semana, por 78 pagos',
  );
  expect(spanish.at(-1)).toMatch(/^Leí los datos anteriores/);
  expect(formOf('TX')).toEqual([]);
});

test('the page of the agreement shows it', () => {
  expect(renderAgreement(documentOf('MD')).html).toContain('In Home Pick–up Fee');
});
