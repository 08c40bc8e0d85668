import type { Glyph } from 'fontkit';
import { expect, test } from 'vitest';
import { loadPdfFonts } from './pdf-fonts.ts';

/** Fonts have a space or nothing for the others. */
const SEEN = /[^\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;

const textOf = (glyphs: readonly { readonly codePoints: readonly number[] }[]) =>
  String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints));

// First: it asks for glyphs by number before anybody asks for their characters.
test('what another document embeds before changes no text of the next', async () => {
  for (const { font } of await loadPdfFonts()) {
    const subset = font.createSubset();
    // By number, as PDFKit does; the types know only glyphs.
    for (let id = 0; id < font.numGlyphs; id += 1) subset.includeGlyph(id as unknown as Glyph);
    subset.encode();
    const seen = font.characterSet
      .map((code) => String.fromCodePoint(code))
      .filter((text) => SEEN.test(text));
    for (const text of seen) expect(textOf(font.layout(text).glyphs), font.fullName).toBe(text);
    expect(seen.length).toBeGreaterThan(100);
  }
});

test('every glyph stands for one character, so that a font that all documents share knows what was written', async () => {
  const shared: string[] = [];
  for (const { name, font } of await loadPdfFonts()) {
    const characters = new Map<number, number>();
    for (const character of font.characterSet) {
      const { id } = font.glyphForCodePoint(character);
      const other = characters.get(id);
      if (other !== undefined) shared.push(`${name}: ${other.toString(16)}, ${character.toString(16)}`);
      characters.set(id, character);
    }
  }
  expect(shared).toEqual([]);
});

test('a word that was scaled for one document is whole for the next', async () => {
  const [first] = await loadPdfFonts();
  const read = () => first?.font.layout('Texas').positions.map(({ xAdvance }) => xAdvance);
  const before = read();
  for (const position of first?.font.layout('Texas').positions ?? []) position.xAdvance *= 0.5;
  expect(read()).toEqual(before);
  expect(before).toHaveLength(5);
});
