import { expect, test } from 'vitest';
import { cardPictureOf } from './card-picture.ts';

const product = (...pictures: string[]) => ({ variants: pictures.map((imageUrl) => ({ imageUrl })) });

test('a link preview shows the first photograph, never a drawing', () => {
  expect(cardPictureOf([product('/art/sofa.svg'), product('/pictures/a.webp', '/pictures/b.webp')])).toBe(
    '/pictures/a.webp',
  );
  expect(cardPictureOf([product('/art/sofa.svg'), product()])).toBeNull();
  expect(cardPictureOf([])).toBeNull();
});
