import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { roomPicturesFolder as folder } from '@ownpath/demo-pictures';
import { expect, test } from 'vitest';
import { loadRoomIndex, roomPhoto } from './index.ts';

const { rooms } = loadRoomIndex();
const pictures = Object.values(rooms).flatMap(({ pictures: cuts }) => Object.values(cuts));

test('each room has a wide and a tall picture in two widths and formats, small enough for a hero', () => {
  expect(Object.keys(rooms)).toHaveLength(10);
  const problems = pictures.flatMap(({ file, width }) =>
    [
      [width, 90_000],
      [width / 2, 40_000],
    ].flatMap(([size = 0, limit = 0]) =>
      ['avif', 'webp'].flatMap((format) => {
        const name = `${file}-${size}.${format}`;
        if (!existsSync(join(folder, name))) return [`${name} is missing`];
        const bytes = statSync(join(folder, name)).size;
        return bytes >= limit ? [`${name} has ${bytes} bytes`] : [];
      }),
    ),
  );
  expect(problems).toEqual([]);
  for (const { landscape, portrait } of Object.keys(rooms).map(roomPhoto)) {
    expect(landscape.width).toBeGreaterThan(landscape.height);
    expect(portrait.width).toBeLessThan(portrait.height);
  }
});

test('there are no unused files, and all rooms together stay under 6 MB', () => {
  const wanted = new Set(pictures.map(({ file }) => file));
  const names = readdirSync(folder);
  expect(names.filter((name) => !wanted.has(name.replace(/-\d+\.(?:avif|webp)$/, '')))).toEqual([]);
  expect(names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)).toBeLessThan(6_000_000);
});

test('each room has its own description in both languages', () => {
  const texts = Object.values(rooms).map(({ alt }) => alt);
  expect(texts.filter((alt) => alt['en-US'].length < 30 || alt['es-US'].length < 30)).toEqual([]);
  expect(texts.filter((alt) => alt['en-US'] === alt['es-US'])).toEqual([]);
  expect(new Set(texts.map((alt) => alt['en-US'])).size).toBe(texts.length);
});

test('a URL names the widest file', () => {
  const { landscape } = roomPhoto('living-room');
  expect(landscape.src).toMatch(/^\/pictures\/rooms\/living-room-landscape-[0-9a-f]{8}-1620\.webp$/);
  expect(() => roomPhoto('ballroom')).toThrow('ballroom');
});
