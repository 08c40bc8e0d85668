import type { Availability } from '@ownpath/contracts/catalog';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import texts from '../../../translations/en-US.json' with { type: 'json' };
import type { BundleMember } from './companions.ts';
import type { ConditionChoice } from './product-choice.ts';
import { StockMessage } from './stock-message.tsx';

const member = (name: string, setsLeft: number | null): BundleMember => ({
  id: name,
  name,
  quantity: 1,
  setsLeft,
  rates: [],
  urlPath: name,
  tint: '',
  imageUrl: null,
});

function said(type: Availability['type'], stockLevel: number, members: readonly BundleMember[] = []): string {
  const choice: ConditionChoice = {
    price: { condition: 'NEW', rates: [], sameAsCashDays: 180 },
    availability: { type, orderable: true, stockLevel, deliveryBand: null },
    units: null,
  };
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={texts}>
      <StockMessage choice={choice} members={members} />
    </IntlProvider>,
  );
  return markup.replaceAll(/<[^>]*>/g, '');
}

test.each([
  ['INVENTORY_PRODUCT', 1, 'Only 1 left!'],
  ['INV_GEO_POOL_PRODUCT', 2, 'Only 2 left!'],
  ['INVENTORY_PRODUCT', 3, ''],
  ['SO_PRODUCT', 0, ''],
  ['EA_PRODUCT', 0, ''],
] as const)('%s, %i pieces: %s', (type, stockLevel, message) => expect(said(type, stockLevel)).toBe(message));

test('a set names the piece that runs out first', () => {
  const members = [member('Sofa', 6), member('Lamp', 2), member('Bed', null)];
  expect(said('INVENTORY_PRODUCT', 2, members)).toBe('Only 2 left for Lamp!');
});
