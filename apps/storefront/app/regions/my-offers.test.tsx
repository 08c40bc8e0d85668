import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { MyOffers } from './my-offers.tsx';
import { RegionOffersContext } from './region-context.ts';

const messages = JSON.parse(
  readFileSync(new URL('../../translations/en-US.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const none = { storeAddress: '2400 Main Street', offers: [], appliedCode: null };

test.each([
  ['no store is chosen', null, 'Offers vary by store.'],
  [
    'they can’t be loaded',
    'failed' as const,
    'The offers could not be loaded. Refresh the page to try again.',
  ],
  ['the store has none', none, 'This store has no offers right now.'],
])('where %s, the accordion says so', (_, offers, text) => {
  const element = (
    <RegionOffersContext value={offers}>
      <MyOffers data={{ title: 'My Offers', isOpen: true }} />
    </RegionOffersContext>
  );
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={messages}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </IntlProvider>,
  );
  expect(markup).toContain(text);
  expect(markup.includes('Find your store')).toBe(offers === null);
});
