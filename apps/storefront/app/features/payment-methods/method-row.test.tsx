import { type CardExpiryStatus, cardExpiryStatus } from '@ownpath/domain/account';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import texts from '../../../translations/en-US.json' with { type: 'json' };
import { MethodRow } from './method-row.tsx';

const TODAY = '2026-11-21';

function shown(expirationDate: string, expiryStatus: CardExpiryStatus): string {
  const method = {
    id: '1',
    kind: 'card' as const,
    token: { expirationDate, last4: '1117' },
    brand: 'Discover',
    isDefault: false,
    expiryStatus,
    isDebitBlocked: undefined,
    alertName: undefined,
    agreements: [],
  };
  const router = createMemoryRouter([{ path: '/', element: <MethodRow method={method} /> }]);
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={texts}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

test.each([
  ['1026', 'Expired Expired October 31, 2026. It cannot be charged.'],
  ['1126', 'Expires soon Valid through November 30, 2026.'],
  ['0127', 'Discover ending in 1117 Valid through January 31, 2027.'],
])('%s: %s', (expiry, text) => {
  expect(shown(expiry, cardExpiryStatus(expiry, TODAY))).toContain(text);
});
