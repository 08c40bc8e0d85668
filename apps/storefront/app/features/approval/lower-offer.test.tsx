import type { Approval } from '@ownpath/contracts/approval';
import type { ApprovalFit } from '@ownpath/contracts/basket';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import { LimitTag } from './limit-tag.tsx';
import { LowerOffer } from './lower-offer.tsx';

const approval = {
  response: 1,
  expiresAt: '2026-12-24T05:30:00Z',
  timeZone: 'America/Chicago',
  weeklyLimitCents: 7500,
  weeklyLeftCents: 2000,
  biweeklyLimitCents: 15_000,
  semimonthlyLimitCents: 16_071,
  monthlyLimitCents: 32_143,
  reasons: ['AMOUNT_BY_INCOME', 'AMOUNT_BY_RENT'],
  reportAgency: null,
} as unknown as Approval;
const fit = { weeklyCartCents: 2499, fits: false } as ApprovalFit;

function textOf(locale: 'en-US' | 'es-US', of: Approval): string {
  const html = renderToStaticMarkup(
    <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
      <LimitTag approval={of} fit={fit} />
      <LowerOffer approval={of} />
    </IntlProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

test.each([
  [
    'en-US',
    'Over your limit $4.99',
    'We can offer you $75.00 a week, and $20.00 of it is left beside your rentals.',
  ],
  [
    'es-US',
    'Pasa de su límite por $4.99',
    'Podemos ofrecerle $75.00 por semana, de los que le quedan $20.00 aparte de sus rentas.',
  ],
] as const)('%s: a limit in use is compared with the cart by what is left of it', (locale, over, offer) => {
  const text = textOf(locale, approval);
  expect(text).toContain(over);
  expect(text).toContain(offer);
});

test.each([
  ['en-US', 'We can offer you $20.00 a week. That is less than your cart asks for.'],
  ['es-US', 'Podemos ofrecerle $20.00 por semana. Es menos de lo que pide su carrito.'],
] as const)('%s: a limit that is not in use is the offer', (locale, offer) => {
  expect(textOf(locale, { ...approval, weeklyLimitCents: 2000 })).toContain(offer);
});
