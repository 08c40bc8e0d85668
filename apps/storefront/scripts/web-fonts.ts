import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Printable ASCII, and what else the shop's texts and data in English and Spanish are written with. */
export const WEB_FONT_CHARACTERS = `${String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
)}\u00a0¡¿ÁÉÍÑÓÚÜáéíñóúü–—‘’“”…·•×−°²³½″′§®™©`;

/** Headings have one weight, texts all between 400 and 700. */
const FONTS = {
  'bricolage-grotesque': { wght: 700 },
  'instrument-sans': { wght: { min: 400, max: 700 } },
} as const;

export type WebFontName = keyof typeof FONTS;
export const webFontNames = Object.keys(FONTS) as WebFontName[];

/** Where the part of a font is that every page loads. */
export function webFontFile(name: WebFontName): URL {
  return new URL(`../app/styles/${name}.gen.woff2`, import.meta.url);
}

/** WOFF2 of the font with these characters and weights only. */
export async function createWebFont(name: WebFontName): Promise<Buffer> {
  const whole = await readFile(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  return subsetFont(whole, WEB_FONT_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: FONTS[name],
  });
}
