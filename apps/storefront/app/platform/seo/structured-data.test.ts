import { expect, test } from 'vitest';
import { breadcrumbData, itemListData } from './structured-data.ts';

test('the breadcrumb ends at the page itself', () => {
  const crumbs = [
    { name: 'Home', url: 'https://shop.example/' },
    { name: 'Furniture', url: 'https://shop.example/c/furniture' },
  ];
  expect(breadcrumbData(crumbs, { name: 'Alder 3-Seat Sofa' }).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
    { '@type': 'ListItem', position: 2, name: 'Furniture', item: 'https://shop.example/c/furniture' },
    { '@type': 'ListItem', position: 3, name: 'Alder 3-Seat Sofa' },
  ]);
});

test('items of a later page keep their place in the whole list', () => {
  const items = [{ name: 'Sofa', url: 'https://shop.example/p/sofa' }];
  expect(itemListData(items, 16, 40)).toMatchObject({
    numberOfItems: 40,
    itemListElement: [{ position: 17, url: 'https://shop.example/p/sofa' }],
  });
});
