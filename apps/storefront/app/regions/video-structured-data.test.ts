import { expect, test } from 'vitest';
import { videoStructuredData } from './video-structured-data.ts';

const film = {
  poster: { src: '/pictures/films/still-1280.webp', width: 1280, height: 720 },
  sources: [
    { src: '/pictures/films/film.webm', type: 'video/webm' },
    { src: '/pictures/films/film.mp4', type: 'video/mp4' },
  ],
  captions: [],
  seconds: 39,
  published: '2026-11-25',
  hasSound: false,
};

test('search engines get absolute addresses, the length and the words of a film', () => {
  const described = videoStructuredData({
    title: 'How it works',
    film,
    transcript: ['A sofa.', 'A room.'],
    origin: 'https://shop.example',
    language: 'en-US',
  });
  expect(described).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'How it works',
    description: 'A sofa.',
    thumbnailUrl: ['https://shop.example/pictures/films/still-1280.webp'],
    uploadDate: '2026-11-25',
    duration: 'PT39S',
    contentUrl: 'https://shop.example/pictures/films/film.mp4',
    encodingFormat: 'video/mp4',
    inLanguage: 'en-US',
    transcript: 'A sofa. A room.',
  });
});
