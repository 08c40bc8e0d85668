import { expect, test } from 'vitest';
import { photographSources } from './product-picture.tsx';

test('a photograph comes in two widths of two formats', () => {
  expect(photographSources('/pictures/alder-spruce-front-0f1e2d3c-840.webp')).toEqual({
    avif: '/pictures/alder-spruce-front-0f1e2d3c-400.avif 400w, /pictures/alder-spruce-front-0f1e2d3c-840.avif 840w',
    webp: '/pictures/alder-spruce-front-0f1e2d3c-400.webp 400w, /pictures/alder-spruce-front-0f1e2d3c-840.webp 840w',
  });
});

test.each([
  '/art/sofa/2f6b59.svg',
  '/pictures/alder-400.webp',
  'https://elsewhere.example/pictures/a-840.webp',
  '',
])('%s has no photograph sources', (address) => {
  expect(photographSources(address)).toBeNull();
});
