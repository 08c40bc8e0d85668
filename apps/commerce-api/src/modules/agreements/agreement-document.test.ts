import type { Locale } from '@ownpath/domain/site';
import { describe, expect, test } from 'vitest';
import { sampleAgreement, sampleItem } from '../../testing/sample-agreement.ts';
import type { AgreementDocumentInput } from './agreement-document-input.ts';
import { buildAgreementDocument } from './build-agreement-document.ts';
import { html, renderAgreement } from './render-agreement.ts';

const htmlOf = (locale: Locale, change: Partial<AgreementDocumentInput> = {}) =>
  renderAgreement(buildAgreementDocument(sampleAgreement(locale, change))).html;
const textOfHtml = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe('the document', () => {
  test('identifies each item and says what it rents for', () => {
    const text = textOfHtml(htmlOf('en-US'));
    for (const part of [
      'Alder 3-Seat Sofa',
      'Brand: Wrenfield',
      'Model: WF-2207',
      'Color: Spruce',
      'Item number: RM-10077',
      'Inventory number: U-77',
      'Pre-owned (Great)',
      '$24.99 a week $1,949.22 in all',
      '$974.61',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('lists the members of a bundle, and says where a number without one is written', () => {
    const members = [
      { name: 'Alder Sofa', quantity: 1 },
      { name: 'Alder Chair', quantity: 2 },
    ];
    const text = htmlOf('en-US', { items: [{ ...sampleItem, members, quantity: 2, inventoryNumber: null }] });
    expect(text).toContain('2 × Alder 3-Seat Sofa');
    expect(text).toContain('Includes: 1 × Alder Sofa, 2 × Alder Chair');
    expect(text).toContain('The serial number is written on your delivery receipt');
    expect(text).not.toContain('Inventory number');
  });

  test.each([
    ['en-US', '1 payment Nov 21, 2026, when you sign $37.88 $37.88'],
    ['en-US', '77 equal payments Every Monday, Nov 30, 2026 to May 15, 2028 $27.05 $2,082.85'],
    ['en-US', '78 payments, all you pay to own it $2,120.73'],
    ['en-US', '$1,949.22 rent, $10.00 processing fee, $161.51 tax.'],
    ['en-US', '1 payment of $37.88, then 77 of $27.05. Every Monday, tax included.'],
    ['en-US', 'Payment 1 Nov 21, 2026 $37.88 Payments 2 to 78 Nov 30, 2026; Dec 7, 2026;'],
    ['en-US', 'May 8, 2028; May 15, 2028 $27.05'],
    ['es-US', '77 pagos iguales Cada lunes, del 30 nov 2026 al 15 may 2028 $27.05 $2,082.85'],
    ['es-US', 'Pago 1 21 nov 2026 $37.88 Pagos del 2 al 78 30 nov 2026; 7 dic 2026;'],
    ['es-US', '78 pagos, todo lo que paga para ser dueño $2,120.73'],
    ['es-US', '1 pago de $37.88 y después 77 de $27.05. Cada lunes, con impuestos.'],
  ] as const)('in %s groups equal payments: %s', (locale, words) => {
    expect(textOfHtml(htmlOf(locale))).toContain(words);
  });

  test.each([
    ['BIWEEKLY', 'Every other Monday', 'Un lunes sí y otro no', '$24.99 every two weeks'],
    ['SEMIMONTHLY', 'Twice a month', 'Dos veces al mes', '$24.99 twice a month'],
    ['MONTHLY', 'Once a month', 'Una vez al mes', '$24.99 a month'],
  ] as const)('says %s in words', (frequency, english, spanish, rent) => {
    const quote = { ...sampleAgreement('en-US').quote, frequency };
    expect(textOfHtml(htmlOf('en-US', { quote }))).toContain(english);
    expect(textOfHtml(htmlOf('en-US', { quote }))).toContain(rent);
    expect(textOfHtml(htmlOf('es-US', { quote }))).toContain(spanish);
  });

  test('names both parties, the moment on the store’s clock, both signatures and the copy', () => {
    const text = textOfHtml(htmlOf('en-US'));
    expect(text).toContain(
      'You rent from Rowan & Co. Rowan & Co. Plano 123 Main St Plano, TX 75024 (214) 555-0142',
    );
    expect(text).toContain('You María Álvarez 4810 Legacy Dr, Apt 12 Plano, TX 75024');
    expect(text).toContain('Made November 21, 2026 at 9:00 AM CST');
    expect(text).toContain('Rent starts on delivery, Nov 23, 2026');
    expect(text).toContain('Customer: María Álvarez Signs electronically.');
    expect(text).toContain(
      'Lessor: Rowan & Co. Store 123 Main St, Plano, TX 75024. Signed electronically on',
    );
    expect(text).toContain('You get a complete copy of this agreement when you sign it.');
  });

  test('has each prescribed notice in a block of its own, and the prescribed labels', () => {
    const vermont = htmlOf('en-US', { stateCode: 'VT', sameAsCashEndsOn: null });
    const [first, second] = [...vermont.matchAll(/<div class="notices"><p><strong>(.*?)<\/strong>/g)];
    expect(first?.[1]).toContain('IMPORTANT INFORMATION ABOUT THIS RENT-TO-OWN AGREEMENT');
    expect(first?.index).toBeLessThan(vermont.indexOf('1. What you rent'));
    expect(second?.[1]).toBe('Do not sign before reading this agreement carefully.');
    expect(vermont.slice(0, second?.index)).toMatch(/<h3>Notices for Vermont<\/h3>$/);
    expect(htmlOf('en-US', { stateCode: 'CT' })).toContain('<th scope="row">Rent-to-own price</th>');
    expect(htmlOf('en-US')).not.toContain('class="notices"');
  });

  test('has the clauses of other parts of the checkout, numbered with the others', () => {
    const furtherSections = [{ code: 'autopay', heading: 'Autopay', paragraphs: ['Charged every Monday.'] }];
    expect(htmlOf('en-US', { furtherSections })).toMatch(
      /<h3>\d+\. Autopay<\/h3><p>Charged every Monday\.<\/p>/,
    );
  });

  test('a copy in the other language says which version is signed', () => {
    const copy = textOfHtml(htmlOf('es-US', { signedLocale: 'en-US' }));
    expect(copy).toContain('El contrato se hizo en inglés y esa versión es la que se firma.');
    expect(htmlOf('es-US')).not.toContain('class="note"');
  });

  test('escapes typed text', () => {
    const text = htmlOf('es-US', {
      customer: { name: 'Ana <script>alert(1)</script>', addressLines: ['12 Elm "Street"'] },
    });
    expect(text).toContain('Ana &lt;script&gt;');
    expect(text).not.toContain('<script');
    expect(html`${'<'}${[html`<b>${'"'}</b>`]}`.text).toBe('&lt;<b>&quot;</b>');
  });
});
