import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../../translations/es-US.json' with { type: 'json' };
import { StoreHoldNote } from './store-hold.tsx';

function said(locale: 'en-US' | 'es-US', cents: number, refundableCents: number): string {
  const hold = { phone: '(214) 555-0142', hours: 48, deposit: { cents, refundableCents } };
  const markup = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
      <StoreHoldNote hold={hold} />
    </IntlProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, '');
}

test.each([
  [0, 0, 'for 48 hours. Call', 'durante 48 horas. Llame'],
  [
    3_550,
    3_550,
    'for 48 hours with a deposit of $35.50, refundable in full. Call',
    'durante 48 horas con un depósito de $35.50, reembolsable por completo. Llame',
  ],
  [
    3_550,
    2_500,
    'with a deposit of $35.50, of which $25.00 is refundable. Call',
    'con un depósito de $35.50, del que $25.00 son reembolsables. Llame',
  ],
  [
    1_050,
    0,
    'with a deposit of $10.50, which is not refundable. Call',
    'con un depósito de $10.50, que no es reembolsable. Llame',
  ],
])('a deposit of %i, of which %i is refundable, is named in both languages', (cents, refundable, en, es) => {
  expect(said('en-US', cents, refundable)).toContain(en);
  expect(said('es-US', cents, refundable)).toContain(es);
});
