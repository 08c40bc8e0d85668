import { completeWord, correctWord } from './correct-word.ts';
import { hasMeaning, type Language, type Lexicon } from './lexicon.ts';
import { type ProductIndex, postingsOf } from './product-index.ts';
import { stemOf, type Token } from './words.ts';

export type ReadingOptions = {
  /** Words are taken as they are, without corrections. */
  readonly isExact?: boolean;
  /** The last word may not be complete yet. */
  readonly isTyping?: boolean;
  /** Of the shopper: decides between words that someone may have begun. */
  readonly language?: Language;
};

/** What stands at these places among the words of a query. */
type At = { readonly at: readonly number[] };

/** Numbers with their units, and places of words apart from them. */
export function readNumbers(tokens: readonly Token[], lexicon: Lexicon) {
  const measures: ({ readonly id: string; readonly value: number } & At)[] = [];
  const amounts: ({ readonly value: number } & At)[] = [];
  const numbers: ({ readonly value: number } & At)[] = [];
  const rest: number[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]?.word ?? '';
    if (!/^\d+(\.\d+)?$/.test(word)) {
      rest.push(at);
      continue;
    }
    const value = Number(word);
    const next = stemOf(tokens[at + 1]?.word ?? '');
    const measure = lexicon.measureByUnit.get(next);
    const isMoney =
      hasMeaning(lexicon, next, 'money') || hasMeaning(lexicon, stemOf(tokens[at - 1]?.word ?? ''), 'money');
    if (measure) {
      measures.push({ id: measure.id, value, at: [at, at + 1] });
      at += 1;
    } else if (isMoney) amounts.push({ value, at: [at] });
    else numbers.push({ value, at: [at] });
  }
  return { measures, amounts, numbers, rest };
}

/** Whether the retailer's words say what a word is by itself, and not only within a phrase. */
const isKnown = (stem: string, lexicon: Lexicon) =>
  lexicon.glue.has(stem) ||
  lexicon.ignored.has(stem) ||
  lexicon.compounds.has(stem) ||
  (lexicon.phrasesByStem.get(stem)?.some(({ stems }) => stems.length === 1) ?? false);

/** A word is completed from so many letters on while a shopper types, and in a search. */
const COMPLETED_LENGTH = { typing: 2, search: 4 };
/** With fewer letters, a word that only products have is the beginning of another. */
const SHORTEST_WORD = 3;

/** The word that was meant; the word itself where something is known of it, or nothing is like it. */
function readWord(
  text: string,
  isTyping: boolean,
  language: Language | undefined,
  lexicon: Lexicon,
  index: ProductIndex,
): string {
  const stem = stemOf(text);
  const isLong = text.length >= (isTyping ? COMPLETED_LENGTH.typing : COMPLETED_LENGTH.search);
  // What words have in common, such as "verd" of "verde", is no word yet.
  const isBegun =
    isTyping &&
    text.length >= SHORTEST_WORD &&
    text === stem &&
    lexicon.phrasesByStem.has(stem) &&
    !lexicon.words.has(text);
  if (isBegun) return completeWord(text, lexicon, index, language) ?? text;
  const isOfProducts = !isTyping || text.length >= SHORTEST_WORD;
  if (isKnown(stem, lexicon) || (isOfProducts && postingsOf(index, `t:${stem}`).length > 0)) return text;
  const completed = isLong ? completeWord(text, lexicon, index, language) : null;
  if (completed !== null && isTyping) return completed;
  if (lexicon.phrasesByStem.has(stem)) return text;
  return completed ?? correctWord(text, lexicon, index, isTyping) ?? text;
}

/** A word of a query as it was read, without its ending. */
type ReadWord = { readonly text: string; readonly stem: string; readonly at: number };

/** Splits compounds, and completes or corrects what nothing is known of. */
export function readWords(
  tokens: readonly Token[],
  places: readonly number[],
  options: ReadingOptions,
  lexicon: Lexicon,
  index: ProductIndex,
) {
  const corrections = new Map<number, string>();
  const read = places.flatMap((at): ReadWord[] => {
    const word = tokens[at]?.word ?? '';
    const isTyping = (options.isTyping ?? false) && at === places.at(-1);
    const text = options.isExact ? word : readWord(word, isTyping, options.language, lexicon, index);
    if (text !== word) corrections.set(at, text);
    const stem = stemOf(text);
    const parts = lexicon.phrasesByStem.has(stem) ? undefined : lexicon.compounds.get(stem);
    return (parts ?? [stem]).map((part) => ({ text, stem: part, at }));
  });
  return { read, corrections };
}
