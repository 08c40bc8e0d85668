import { expect, test } from 'vitest';
import { roomSources } from './room-picture.tsx';

test('a room comes in its width and half of it, in two formats', () => {
  const src = '/pictures/rooms/living-room-portrait-0f1e2d3c-760.webp';
  expect(roomSources({ src, width: 760, height: 950 })).toEqual({
    avif: '/pictures/rooms/living-room-portrait-0f1e2d3c-380.avif 380w, /pictures/rooms/living-room-portrait-0f1e2d3c-760.avif 760w',
    webp: '/pictures/rooms/living-room-portrait-0f1e2d3c-380.webp 380w, /pictures/rooms/living-room-portrait-0f1e2d3c-760.webp 760w',
  });
});
