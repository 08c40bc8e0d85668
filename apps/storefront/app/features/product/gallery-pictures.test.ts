import type { ProductVariant } from '@ownpath/contracts/catalog';
import { expect, test } from 'vitest';
import { listPlaces, picturesOf, placeBeside } from './gallery-pictures.ts';

const variant = (colorId: string, views: readonly ('front' | 'side' | 'detail')[]): ProductVariant => ({
  id: `sofa-${colorId}`,
  colorId,
  colorName: colorId,
  colorHex: '#000000',
  imageUrl: `/${colorId}/front`,
  orderable: true,
  pictures: views.map((view) => ({ url: `/${colorId}/${view}`, alt: `${colorId} ${view}`, view })),
});
const places = listPlaces([variant('red', ['front', 'side', 'detail']), variant('blue', ['front'])]);

test('arrows go through the pictures of a colour, then on to the next colour, and round', () => {
  expect(places.map(({ picture, index }) => [picture.url, index])).toEqual([
    ['/red/front', 0],
    ['/red/side', 1],
    ['/red/detail', 2],
    ['/blue/front', 0],
  ]);
  expect(placeBeside(places, 2, 1)).toMatchObject({ variant: { colorId: 'blue' }, index: 0 });
  expect(placeBeside(places, 3, 1)).toMatchObject({ variant: { colorId: 'red' }, index: 0 });
  expect(placeBeside(places, 3, -1)).toMatchObject({ variant: { colorId: 'red' }, index: 2 });
});

test('a colour without pictures of its own is shown by the one it has', () => {
  expect(picturesOf(variant('red', []))).toEqual([{ url: '/red/front', alt: 'red', view: 'front' }]);
});
