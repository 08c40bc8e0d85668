import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
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
export type PdfFont = { readonly name: string; readonly file: Uint8Array };

export const fontNameOf = (style: FontStyle, subset: (typeof SUBSETS)[number]) => `${style} ${subset}`;

let fonts: Promise<readonly PdfFont[]> | undefined;

/** All fonts of a document, read once. */
export function loadPdfFonts(): Promise<readonly PdfFont[]> {
  fonts ??= Promise.all(
    Object.entries(FILES).flatMap(([style, path]) =>
      SUBSETS.map(async (subset) => ({
        name: fontNameOf(style as FontStyle, subset),
        file: unpackWoff(await readFile(require.resolve(path.replace('%', subset)))),
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
