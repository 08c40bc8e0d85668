import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);

/** Static cuts of the shop's fonts: a PDF embeds the glyphs it uses, and not those of a variable font. */
const FILES = {
  regular: '@fontsource/instrument-sans/files/instrument-sans-%-400-normal.woff',
  bold: '@fontsource/instrument-sans/files/instrument-sans-%-600-normal.woff',
  italic: '@fontsource/instrument-sans/files/instrument-sans-%-400-italic.woff',
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-%-700-normal.woff',
} as const;
const SUBSETS = ['latin', 'latin-ext'] as const;

export type FontStyle = keyof typeof FILES;
export type PdfFont = { readonly name: string; readonly font: Font };

export const fontNameOf = (style: FontStyle, subset: (typeof SUBSETS)[number]) => `${style} ${subset}`;

/** More than the words of the agreements in both languages; each takes about a kilobyte. */
const MAX_WORDS = 2_000;

function parseFont(file: Uint8Array): Font {
  const font = create(Buffer.from(file));
  if (!('layout' in font)) throw new Error('The file has several fonts.');
  return font;
}

/**
 * A font that lays out each word once and not in each document, which is half of what a document takes. PDFKit scales
 * the positions that it gets, so that each caller gets its own. A glyph keeps the character that it was first asked for,
 * and a subset asks for parts of glyphs by number: it has a font of its own, or their text could not be copied afterwards.
 */
function openFont(file: Uint8Array): Font {
  const font = parseFont(file);
  const fontOfSubsets = parseFont(file);
  const words = new LRUCache<string, Pick<GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'>>({
    max: MAX_WORDS,
    memoMethod: (word) => {
      const { glyphs, positions, advanceWidth } = font.layout(word);
      return { glyphs, positions, advanceWidth };
    },
  });
  const layout: Font['layout'] = (word, ...features) => {
    if (features.some((feature) => feature !== undefined)) return font.layout(word, ...features);
    const run = words.memo(word);
    return { ...run, positions: run.positions.map((position) => ({ ...position })) } as GlyphRun;
  };
  const createSubset = () => fontOfSubsets.createSubset();
  return Object.create(font, { layout: { value: layout }, createSubset: { value: createSubset } });
}

let fonts: Promise<readonly PdfFont[]> | undefined;

/** All fonts of a document, opened once. */
export function loadPdfFonts(): Promise<readonly PdfFont[]> {
  fonts ??= Promise.all(
    Object.entries(FILES).flatMap(([style, path]) =>
      SUBSETS.map(async (subset) => ({
        name: fontNameOf(style as FontStyle, subset),
        font: openFont(unpackWoff(await readFile(require.resolve(path.replace('%', subset))))),
      })),
    ),
  );
  return fonts;
}

/** Characters of the subset `latin`, which has Spanish; the others are in `latin-ext`. */
const OUTSIDE_LATIN =
  /[^\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]+/u;

export type FontRun = { readonly text: string; readonly subset: (typeof SUBSETS)[number] };

/** A text in runs of one font file each. */
export function fontRunsOf(text: string): FontRun[] {
  const runs: FontRun[] = [];
  let rest = text.normalize('NFC');
  for (;;) {
    const found = OUTSIDE_LATIN.exec(rest);
    const latin = found ? rest.slice(0, found.index) : rest;
    if (latin !== '') runs.push({ text: latin, subset: 'latin' });
    if (!found) return runs;
    runs.push({ text: found[0], subset: 'latin-ext' });
    rest = rest.slice(found.index + found[0].length);
  }
}
