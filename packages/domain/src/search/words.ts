/** Longest text that is read: no product name is longer, and a hostile query stays cheap. */
const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 16;

/** Lower case, without accents. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * What a word has in common with its plural and its feminine, in English and Spanish; the word must be folded. Words of
 * both languages are reduced alike, so that it need not be known which language a word is in.
 */
export function stemOf(word: string): string {
  if (/\d/.test(word) || word.length < 3) return word;
  let stem = word;
  if (word.length > 4 && word.endsWith('ies')) stem = `${word.slice(0, -3)}y`;
  else if (word.endsWith('s') && !/(ss|us|is|gas)$/.test(word)) stem = word.slice(0, -1);
  if (stem.length > 4 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 4 ? stem.replace(/[ao]$/, '') : stem;
}

/**
 * Words of folded text, and numbers as one writes them in both languages: `8,000` is one, `4.5` too. Dollar and inch
 * signs and units behind a number stand apart.
 */
const TOKENS =
  /\ba\s*\/\s*c\b|\$(?=\s*\d)|(?<=\d\s*)(?:["”″]|'')|\d+(?:,\d{3}(?!\d))*(?:\.\d+)?|[a-z0-9]+?(?=(?<=\d)(?:gb|tb|in|inch|inches|pulg|pulgadas|btu|lb|cu)\b)|[a-z0-9]+/g;

function wordOf(token: string): string {
  if (/^[a-z0-9.]+$/.test(token)) return token;
  if (token === '$') return 'usd';
  if (token.includes('/')) return 'ac';
  return /\d/.test(token) ? token.replaceAll(',', '') : 'in';
}

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  return (foldText(text).match(TOKENS) ?? []).map(wordOf);
}

/** A word of a text, folded, and where it stands there. */
export type Token = { readonly word: string; readonly start: number; readonly end: number };

/** The words of a query, with their places: the first ones of a long one. */
export function tokensOfQuery(query: string): Token[] {
  const text = query.slice(0, MAX_TEXT_LENGTH);
  const places: number[] = [];
  let folded = '';
  let place = 0;
  for (const character of text) {
    const plain = foldText(character);
    for (let at = 0; at < plain.length; at += 1) places.push(place);
    folded += plain;
    place += character.length;
  }
  return Array.from(folded.matchAll(TOKENS), ({ 0: token, index }) => ({
    word: wordOf(token),
    start: places[index] ?? 0,
    // Accents that are characters of their own belong to the letter before.
    end: places[index + token.length] ?? text.length,
  })).slice(0, MAX_WORDS);
}

/** The words of a query: the first ones of a long one. */
export function wordsOfQuery(query: string): string[] {
  return tokensOfQuery(query).map(({ word }) => word);
}
