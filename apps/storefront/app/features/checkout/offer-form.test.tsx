import type { ClaimableOffer } from '@ownpath/contracts/checkout';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import { OfferForm } from './offer-form.tsx';

const quoteWithout = {
  dueAtCheckoutCents: 3788,
  paymentCount: 78,
  totalCostToOwnCents: 195_922,
  totalWithTaxCents: 212_073,
  cashPriceCents: 97_461,
  promotion: null,
};
const quote = {
  ...quoteWithout,
  dueAtCheckoutCents: 1624,
  totalCostToOwnCents: 193_923,
  totalWithTaxCents: 209_909,
};

test('beside the first payment stand how many there are, both totals and the cash price, without and with the offer', () => {
  const offer = { code: 'BACK', name: 'Welcome back', endsOn: '2027-03-25', quote, quoteWithout };
  const Page = createRoutesStub([
    { path: '/', Component: () => <OfferForm offer={offer as unknown as ClaimableOffer} /> },
  ]);
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={english}>
      <Page />
    </IntlProvider>,
  );
  const rows = html.split('<tr>').slice(2);
  expect(
    rows.map((row) =>
      row
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s{2,}/)
        .slice(0, 3),
    ),
  ).toEqual([
    ['First payment today, all included', '$37.88', '$16.24'],
    ['Number of payments', '78', '78'],
    ['Total cost, before tax', '$1,959.22', '$1,939.23'],
    ['Total cost with tax', '$2,120.73', '$2,099.09'],
    ['Cash price', '$974.61', '$974.61'],
  ]);
});
