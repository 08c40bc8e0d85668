import type { Locale } from '@ownpath/domain/site';
import { expect, test } from 'vitest';
import { sampleAgreement, sampleQuote } from '../../testing/sample-agreement.ts';
import { buildAgreementDocument } from './build-agreement-document.ts';
import { renderAgreement } from './render-agreement.ts';

const documentOf = (stateCode: string, frequency = sampleQuote.frequency, locale: Locale = 'en-US') =>
  buildAgreementDocument(sampleAgreement(locale, { stateCode, quote: { ...sampleQuote, frequency } }));
const formOf = (...parts: Parameters<typeof documentOf>) => {
  const section = documentOf(...parts).sections.find(({ code }) => code === 'prescribed-form');
  const [facts, read] = section?.blocks ?? [];
  if (facts?.kind !== 'facts' || read?.kind !== 'paragraph') throw new Error('no form');
  return { rows: new Map(facts.rows.map(({ label, value }) => [label, value])), read: read.text };
};

test('Maryland’s agreement has the form of § 12-1111 with its figures, last before the notices', () => {
  const { rows, read } = formOf('MD');
  expect([...rows.keys()].map((label) => label.split('.')[0])).toEqual(
    [1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map(String),
  );
  expect(Object.fromEntries(rows)).toMatchObject({
    '1. Lessee(s)': 'María Álvarez, 4810 Legacy Dr, Apt 12, Plano, TX 75024',
    '2. Description of Rental Property': '1 × Alder 3-Seat Sofa, U-77, Pre-owned (Great)',
    '2. Cash Price': '$974.61',
    '3. Total Initial Payment':
      'Rental Payment: $24.99; Delivery Charge: $0.00; Tax: $2.89; Other (processing fee): $10.00; Total: $37.88',
    '4. Rental Payments': 'Total Weekly Rental Payment: $27.05 (includes tax)',
    '5. Other Charges': 'In Home Pick–up Fee: $0.00; Reinstatement Fee: $0.00; Other: $0.00',
    '6. Total Cost To Acquire Ownership': expect.stringContaining(
      'each week, for 78 payments, you will pay a total of $2,120.73 to own the rental property.',
    ),
    '7. Cost of Lease Services': expect.stringMatching(/for the rental property is \$984\.61\.$/),
    '9. Early Purchase Option': expect.stringMatching(
      /^You may purchase the rental property at any time after your first rental payment\. .*50%/,
    ),
    '14. Reinstatement': expect.stringContaining('within 2 days of your renewal date; or 2)'),
  });
  expect(rows.get('14. Reinstatement')).toContain('up to 730 days');
  expect(read).toBe('I have read the above disclosures before signing this rental–purchase agreement.');
  expect(documentOf('MD').sections.at(-1)?.code).toBe('prescribed-form');
});

test('the form follows the frequency and the language; no other state has one', () => {
  expect(formOf('MD', 'MONTHLY').rows.get('14. Reinstatement')).toContain('within 5 days');
  expect(formOf('MD', 'MONTHLY').rows.get('4. Rental Payments')).toMatch(/^Total Monthly Rental Payment/);
  const spanish = formOf('MD', 'WEEKLY', 'es-US');
  expect(spanish.rows.get('6. Costo total para ser dueño')).toContain('un total de $2,120.73');
  expect(spanish.read).toMatch(/^Leí los datos anteriores/);
  expect(() => formOf('TX')).toThrow('no form');
});

test('the page of the agreement shows it', () => {
  expect(renderAgreement(documentOf('MD')).html).toContain('In Home Pick–up Fee: $0.00');
});
