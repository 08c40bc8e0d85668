import type { Availability } from '@ownpath/contracts/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import texts from '../../../translations/en-US.json' with { type: 'json' };
import { StockLine } from './stock-line.tsx';

test.each([
  ['INVENTORY_PRODUCT', true, '1-3 Days', 'In stock in your store'],
  ['INV_GEO_POOL_PRODUCT', true, '3-7 Days', 'In stock nearby, 3–7 days'],
  ['SO_PRODUCT', true, '2-4 Weeks', 'Special order, 2–4 weeks'],
  ['EA_PRODUCT', true, '1-2 Weeks', 'Shipped by the manufacturer, 1–2 weeks'],
  ['INVENTORY_PRODUCT', false, '1-3 Days', 'Out of stock'],
  [null, false, null, 'Out of stock'],
] as const)('%s, orderable %s, %s: %s', (type, orderable, deliveryBand, text) => {
  const availability: Availability = { type, orderable, stockLevel: 2, deliveryBand };
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={texts}>
      <StockLine availability={availability} />
    </IntlProvider>,
  );
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(text);
});
