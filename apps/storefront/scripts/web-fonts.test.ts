import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createWebFont, WEB_FONT_CHARACTERS, webFontFile, webFontNames } from './web-fonts.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the fonts of every page are parts of the whole ones: `npm run fonts` writes them', async () => {
  for (const name of webFontNames) {
    expect((await readFile(webFontFile(name))).equals(await createWebFont(name)), name).toBe(true);
  }
});

test.each(['en-US', 'es-US'])(
  'the texts of %s are written with the characters of these fonts',
  async (locale) => {
    const missing = new Set(await read(`../translations/${locale}.json`));
    for (const character of `${WEB_FONT_CHARACTERS}\n`) missing.delete(character);
    expect([...missing]).toEqual([]);
  },
);

test('the stylesheet names these characters, so that others load the whole font', async () => {
  const styles = await read('../app/styles/fonts.css');
  const ranges = [...styles.matchAll(/gen\.woff2[^}]*unicode-range:([^;]+);/g)].map(
    ([, range]) => range ?? '',
  );
  expect(ranges).toHaveLength(webFontNames.length);
  for (const range of ranges) {
    const named = range.split(',').flatMap((part) => {
      const [from = '', to = from] = part.trim().replace('U+', '').split('-');
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    });
    const expected = [...WEB_FONT_CHARACTERS].map((character) => character.codePointAt(0) ?? 0);
    expect(named.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  }
});
