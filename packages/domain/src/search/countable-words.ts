import { wordsOf } from './words.ts';

/** Longer texts, and texts with longer words, are nobody's name for a thing. */
const MAX_LENGTH = 60;
const MAX_WORD_LENGTH = 24;

/** Seven digits without a letter between them, or ten in all: a phone, card, account or social security number. */
const NUMBER = /\p{Nd}(?:[^\p{L}]*\p{Nd}){6}/u;
const MANY_DIGITS = /(?:\p{Nd}.*){10}/su;
/** Addresses of mail and of sites, also spelled out. */
const ADDRESS =
  /@|\b(?:at|arroba)\b.*\b(?:com|net|org|edu)\b|\b(?:gmail|hotmail|yahoo|outlook|icloud|aol)\b|[\p{L}\d]\.(?:com|net|org|edu)\b|\bwww\b|:\/\//u;

/**
 * The words of a query as they may be kept in a count: folded, one space apart, without signs. Null where they could name
 * a person (an address or a number of one), and where they name no thing (nothing in letters, or far too long).
 */
export function countableWords(query: string): string | null {
  const text = query.normalize('NFKC').toLowerCase();
  if (NUMBER.test(text) || MANY_DIGITS.test(text) || ADDRESS.test(text)) return null;
  const words = wordsOf(text);
  const joined = words.join(' ');
  const isCountable =
    joined !== '' && joined.length <= MAX_LENGTH && words.every(({ length }) => length <= MAX_WORD_LENGTH);
  return isCountable ? joined : null;
}
