import { foldText } from '@ownpath/domain/search';

/** A part of a suggestion: what the shopper typed, or what is added to it. */
export type TextPart = { readonly text: string; readonly isTyped: boolean };

/** Letters and digits, folded: signs such as that of the dollar are not compared. */
const lettersOf = (word: string) => foldText(word).replace(/[^\p{L}\p{N}]/gu, '');

/** How many characters of a word have these folded letters. */
function lengthOf(word: string, letters: string): number {
  let [length, seen] = [0, ''];
  for (const character of word) {
    if (seen.length >= letters.length) break;
    length += character.length;
    seen += lettersOf(character);
  }
  return length;
}

/** Splits a suggestion into what was typed of it, whole words or their beginnings in any order, and the rest. */
export function splitTyped(suggestion: string, typed: string): TextPart[] {
  const words = typed.split(/\s+/).map(lettersOf).filter(Boolean);
  const parts: TextPart[] = [];
  const add = (text: string, isTyped: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last && (last.isTyped === isTyped || text.trim() === ''))
      parts[parts.length - 1] = { text: last.text + text, isTyped: last.isTyped };
    else parts.push({ text, isTyped });
  };
  for (const piece of suggestion.split(/(\s+)/)) {
    const letters = lettersOf(piece);
    const begun =
      words.filter((word) => letters.startsWith(word)).sort((a, b) => b.length - a.length)[0] ?? '';
    const length = begun === letters ? piece.length : lengthOf(piece, begun);
    add(piece.slice(0, length), true);
    add(piece.slice(length), false);
  }
  return parts;
}
