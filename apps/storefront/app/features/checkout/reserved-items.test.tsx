import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import english from '../../../translations/en-US.json' with { type: 'json' };
import spanish from '../../../translations/es-US.json' with { type: 'json' };
import { toReservedItems } from './reserved-items.ts';
import { ReservedItemsList } from './reserved-items-list.tsx';

type Item = Parameters<typeof toReservedItems>[0][number];
const item = (change: Partial<Item>) =>
  ({
    itemId: `item-${change.name}`,
    colorName: '',
    imageUrl: '/picture.webp',
    tint: 'oat',
    quantity: 1,
    condition: 'NEW',
    orderable: true,
    ...change,
  }) as Item;

const items = toReservedItems([
  item({ name: 'Sofa', colorName: 'Spruce', quantity: 2, availabilityType: 'INVENTORY_PRODUCT' }),
  item({ name: 'Nearby', availabilityType: 'INV_GEO_POOL_PRODUCT' }),
  item({ name: 'Microwave', availabilityType: 'EA_PRODUCT' }),
  item({ name: 'Bed', availabilityType: 'SO_PRODUCT' }),
  item({ name: 'Used', condition: 'USED_GOOD', availabilityType: null }),
  item({ name: 'Gone', orderable: false, availabilityType: null }),
]);

test('only pieces of a stock are held; an item that is gone is no part of the reservation', () => {
  expect(items.map(({ name, source }) => [name, source])).toEqual([
    ['Sofa', 'held'],
    ['Nearby', 'held'],
    ['Microwave', 'vendor'],
    ['Bed', 'store-order'],
    ['Used', 'held'],
  ]);
});

test('each item is named with what becomes of it, before and after, in both languages', () => {
  const said = (locale: 'en-US' | 'es-US', isReserved: boolean) =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={locale === 'en-US' ? english : spanish}>
        <ReservedItemsList items={items} isReserved={isReserved} />
      </IntlProvider>,
    ).replaceAll(/<[^>]*>/g, '|');
  expect(said('en-US', false)).toMatch(
    /2 × Sofa.*Spruce.*Your store holds them for you.*Your store holds it for you.*Microwave.*manufacturer ships/,
  );
  expect(said('en-US', true)).toMatch(/Your 6 items.*2 × Sofa.*Held for you/);
  expect(said('es-US', true)).toMatch(
    /Sus 6 artículos.*Sofa.*Apartados para usted.*Se lo envía el fabricante/,
  );
});
