import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filmsFolder as folder } from '@ownpath/demo-pictures';
import { expect, test } from 'vitest';
import { filmOf, loadFilmIndex } from './index.ts';

const { films } = loadFilmIndex();
const entries = Object.entries(films);
const filesOf = ({ languages, poster }: (typeof films)[string]) => [
  ...Object.values(languages).flatMap((files) => Object.values(files)),
  ...[poster.width, poster.width / 2].flatMap((width) =>
    ['avif', 'webp'].map((format) => `${poster.file}-${width}.${format}`),
  ),
];

test('each film has both languages in both formats, with captions and a still, and no other file', () => {
  expect(readdirSync(folder).sort()).toEqual(entries.flatMap(([, film]) => filesOf(film)).sort());
});

test('a film takes 20 to 40 seconds, and all its files together stay under 4 MB', () => {
  for (const [id, film] of entries) {
    expect(film.seconds, id).toBeGreaterThanOrEqual(20);
    expect(film.seconds, id).toBeLessThanOrEqual(40);
    const bytes = filesOf(film).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes, id).toBeLessThan(4_000_000);
  }
});

test('a WebM file is one, and an MP4 file can start to play before its end has arrived', () => {
  for (const { webm, mp4 } of entries.flatMap(([, { languages }]) => Object.values(languages))) {
    expect(readFileSync(join(folder, webm)).subarray(0, 4).toString('hex'), webm).toBe('1a45dfa3');
    const start = readFileSync(join(folder, mp4)).subarray(0, 4_096).toString('latin1');
    expect(start.slice(4, 8), mp4).toBe('ftyp');
    expect(start, mp4).toContain('moov');
  }
});

test('captions are in order, end with the film and say what the transcript says', () => {
  for (const [id, { languages, seconds, transcript }] of entries) {
    for (const [language, { captions }] of Object.entries(languages)) {
      const [head, ...cues] = readFileSync(join(folder, captions), 'utf8').trim().split('\n\n');
      expect(head).toBe('WEBVTT');
      expect(cues.length, id).toBeGreaterThan(8);
      const starts = cues.map((cue) => Number(/^00:(\d\d\.\d{3}) --> /.exec(cue)?.[1]));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(Number(/ --> 00:(\d\d\.\d{3})/.exec(cues.at(-1) ?? '')?.[1])).toBeLessThanOrEqual(seconds + 0.5);
      const said = transcript.map((paragraph) => paragraph[language as keyof typeof paragraph]).join(' ');
      const lines = cues
        .flatMap((cue) => cue.split('\n').slice(1))
        .map((line) => line.replaceAll('&amp;', '&'));
      const words = lines.flatMap((line) => line.split(/[^\p{L}\d$]+/u)).filter((word) => word.length > 3);
      expect(words.filter((word) => !said.includes(word))).toEqual([]);
    }
  }
});

test('a film has an address for each language and one still', () => {
  const { film, transcript } = filmOf('how-rac-works');
  expect(film.sources[0]?.src['en-US']).toMatch(/^\/pictures\/films\/how-rac-works-en-us-[0-9a-f]{8}\.webm$/);
  expect(film.sources[1]?.src['es-US']).toMatch(/^\/pictures\/films\/how-rac-works-es-us-[0-9a-f]{8}\.mp4$/);
  expect(film.poster.src).toMatch(/^\/pictures\/films\/how-rac-works-still-[0-9a-f]{8}-1280\.webp$/);
  expect(transcript.filter((paragraph) => paragraph['en-US'] === paragraph['es-US'])).toEqual([]);
  expect(() => filmOf('ballroom')).toThrow('ballroom');
});
