import { expect, test } from 'vitest';
import { isDrawing, isOwnPicture, pictureSources, sizedUrl } from './picture.tsx';

const transformation = {
  desktop: { width: 640, quality: 80 },
  mobile: { width: 360, quality: 75 },
  default: { width: 480, quality: 80 },
};

test.each([
  ['/art/sofa.svg', true],
  ['https://pictures.rowan.example/sofa.jpg', true],
  ['http://pictures.rowan.example/sofa.jpg', false],
  ['//pictures.rowan.example/sofa.jpg', false],
  ['https://pictures.rowan.example.evil.test/sofa.jpg', false],
  ['https://pictures.rowan.example@evil.test/sofa.jpg', false],
  ['https://elsewhere.example/sofa.jpg', false],
  ['data:image/png;base64,AAAA', false],
  ['javascript:alert(1)', false],
  ['sofa.jpg', false],
])('%s is a picture of the retailer: %s', (address, isOwn) => {
  expect(isOwnPicture(address, ['pictures.rowan.example'])).toBe(isOwn);
});

test('every screen gets its size in both formats, best first, for two densities', () => {
  const sources = pictureSources('/sofa.jpg', transformation);
  expect(sources.map(({ media, type }) => [media, type])).toEqual([
    ['(min-width: 62rem)', 'image/avif'],
    ['(min-width: 62rem)', 'image/webp'],
    ['(max-width: 47.99rem)', 'image/avif'],
    ['(max-width: 47.99rem)', 'image/webp'],
    [undefined, 'image/avif'],
    [undefined, 'image/webp'],
  ]);
  expect(sources[2]?.srcSet).toBe('/sofa.jpg?sw=360&q=75&fmt=avif 1x, /sofa.jpg?sw=720&q=75&fmt=avif 2x');
});

test('narrow screens get their own cut', () => {
  const sources = pictureSources('/wide.jpg', transformation, '/tall.jpg');
  expect(sources.filter(({ srcSet }) => srcSet.includes('/tall.jpg')).map(({ media }) => media)).toEqual([
    '(max-width: 47.99rem)',
    '(max-width: 47.99rem)',
  ]);
});

test('a drawing is taken as it is', () => {
  expect(isDrawing('/art/sofa.svg?v=2')).toBe(true);
  expect(pictureSources('/art/sofa.svg', transformation)).toEqual([]);
  expect(pictureSources('/art/sofa.svg', transformation, '/art/recliner.svg')).toContainEqual({
    media: '(max-width: 47.99rem)',
    type: 'image/svg+xml',
    srcSet: '/art/recliner.svg',
  });
});

test('parameters that a picture has already stay', () => {
  expect(sizedUrl('/sofa.jpg?v=2', transformation.default)).toBe('/sofa.jpg?v=2&sw=480&q=80');
});
