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

/** Numbers as one writes them in both languages: `8,000` is 8000, `4.5` stays. Inch signs and units stand apart. */
function separateNumbers(folded: string): string {
  return folded
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s*(?:["”″]|'')/g, '$1 in ')
    .replace(/\$\s*(?=\d)/g, ' usd ')
    .replace(/\ba\s*\/\s*c\b/g, ' ac ')
    .replace(/(\d)(gb|tb|in|inch|inches|pulg|pulgadas|btu|lb|cu)\b/g, '$1 $2 ');
}

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  return separateNumbers(foldText(text)).match(/\d+(?:\.\d+)?|[a-z0-9]+/g) ?? [];
}

/** The words of a query: the first ones of a long one. */
export function wordsOfQuery(query: string): string[] {
  return wordsOf(query.slice(0, MAX_TEXT_LENGTH)).slice(0, MAX_WORDS);
}
