import { readFileSync } from 'node:fs';
import type { StorePromotion } from '@ownpath/contracts/promotions';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { OfferList } from './offer-list.tsx';

const messages = JSON.parse(
  readFileSync(new URL('../../../translations/en-US.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const offer = {
  promotionCode: 'FRIEND',
  promoID: 'friend',
  pif: false,
  restrictedStores: [],
  name: 'Refer a friend',
  details: '$25 each.',
  startDate: '2026-11-01',
  endDate: '2026-12-01',
} satisfies StorePromotion;

function render(ctaUrl: string | undefined, appliedCode: string | null = null): string {
  const offers = [{ ...offer, ...(ctaUrl === undefined ? {} : { ctaUrl }) }];
  const element = <OfferList offers={offers} appliedCode={appliedCode} />;
  return renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={messages}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </IntlProvider>,
  );
}

test.each(['/refer-a-friend/refer', 'https://partner.example/offer'])('Apply leads to %s', (ctaUrl) => {
  const markup = render(ctaUrl);
  expect(markup).toMatch(new RegExp(`<a [^>]*href="${ctaUrl}"[^>]*>Apply</a>`));
  expect(markup).not.toContain('<form');
});

test.each([undefined, 'javascript:alert(1)', '//evil.example', 'http://plain.example'])(
  'Apply applies the code where the address is %s',
  (ctaUrl) => {
    const markup = render(ctaUrl);
    expect(markup).toContain('action="/offers"');
    expect(markup).toContain('value="FRIEND"');
    expect(markup).not.toContain('<a ');
  },
);

test('an offer that is applied can be cleared, also one with an address', () => {
  const markup = render('/refer-a-friend/refer', 'FRIEND');
  expect(markup).toContain('Code Applied');
  expect(markup).toContain('name="code" value=""');
  expect(markup).not.toContain('<a ');
});
