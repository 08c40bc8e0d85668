import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../../translations/es-US.json' with { type: 'json' };
import { StoreHoldNote } from './store-hold.tsx';

const UNTIL = { until: '2026-11-25T23:22:00.000Z', timeZone: 'America/Chicago' };

function said(
  locale: 'en-US' | 'es-US',
  cents: number,
  refundableCents: number,
  reservation: typeof UNTIL | null = null,
  isByPhone = false,
): string {
  const deposit = { cents, refundableCents };
  const hold = { phone: '(214) 555-0142', hours: 48, deposit, reservation, isByPhone };
  const markup = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
      <MemoryRouter>
        <StoreHoldNote hold={hold} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, '');
}

test.each([
  [
    0,
    0,
    'Reserve these items for 48 hours, free of charge.',
    'Aparte estos artículos durante 48 horas, sin costo.',
  ],
  [
    3_550,
    3_550,
    'Reserve these items for 48 hours for a deposit of $35.50, refundable in full.',
    'Aparte estos artículos durante 48 horas con un depósito de $35.50, reembolsable por completo.',
  ],
  [
    3_550,
    2_500,
    'for a deposit of $35.50, of which $25.00 is refundable.',
    'con un depósito de $35.50, del que $25.00 son reembolsables.',
  ],
  [
    1_050,
    0,
    'for a deposit of $10.50, which is not refundable.',
    'con un depósito de $10.50, que no es reembolsable.',
  ],
])('a deposit of %i, of which %i is refundable, is named in both languages', (cents, refundable, en, es) => {
  expect(said('en-US', cents, refundable)).toContain(en);
  expect(said('es-US', cents, refundable)).toContain(es);
});

test('a deposit that cannot be paid here is paid by phone', () => {
  expect(said('en-US', 3_550, 3_550, null, true)).toContain('refundable in full. Call (214) 555-0142.');
  expect(said('es-US', 3_550, 3_550, null, true)).toContain('por completo. Llame al (214) 555-0142.');
});

test('a reservation says until when, in the store’s time zone', () => {
  expect(said('en-US', 0, 0, UNTIL)).toContain('Reserved for you until November 25, 2026 at 5:22 PM CST.');
  expect(said('es-US', 0, 0, UNTIL)).toMatch(/hasta el 25 de noviembre de 2026 a las 5:22 p\.\s?m\. CST/);
});
