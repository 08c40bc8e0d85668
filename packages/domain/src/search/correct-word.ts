import type { Lexicon } from './lexicon.ts';
import { type ProductIndex, postingsOf } from './product-index.ts';
import { typingDistance } from './typing-distance.ts';
import { type WordList, wordListOf, wordsLike, wordsWithPrefix } from './word-list.ts';
import { stemOf } from './words.ts';

/** Shorter words are one letter away from nearly any other short word. */
const SHORTEST = 4;
/** What a correction to a common word is worth, in mistakes. */
const COMMON_BONUS = 0.3;
/** Products that make a word a common one. */
const COMMON_COUNT = 50;
/** A name that a query does not need to be about is only taken for one with nearly the same letters. */
const SHORTEST_NAME = 6;
const NAME_LIMIT = 1;

/** Mistakes that are tolerated in a word. */
const limitOf = (word: string) => (word.length < 6 ? 1 : word.length < 9 ? 1.6 : 2.2);

const commonnessOf = (word: string, index: ProductIndex) =>
  Math.min(1, postingsOf(index, `t:${stemOf(word)}`).length / COMMON_COUNT);

function findCheapest(words: Iterable<string>, costOf: (word: string) => number): string | null {
  let best: string | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const cost = costOf(word);
    if (cost > bestCost || cost === Number.POSITIVE_INFINITY) continue;
    if (cost < bestCost || (best !== null && word < best)) best = word;
    bestCost = cost;
  }
  return best;
}

/** The shortest and commonest word that begins so. */
export function completeWord(begun: string, lexicon: Lexicon, index: ProductIndex): string | null {
  const costOf = (word: string) => word.length - COMMON_COUNT * commonnessOf(word, index);
  const findIn = (words: Iterable<string>) => findCheapest(wordsWithPrefix(wordListOf(words), begun), costOf);
  return findIn(lexicon.words) ?? findIn(index.nameStems);
}

/** The word that was probably meant: the retailer's words first, then names of products; null when none is close. */
export function correctWord(word: string, lexicon: Lexicon, index: ProductIndex): string | null {
  if (word.length < SHORTEST || /\d/.test(word)) return null;
  const findWithin = (list: WordList, limit: number) =>
    findCheapest(wordsLike(list, word, limit), (known) => {
      const isShort = known.length < SHORTEST;
      if (known.length < SHORTEST - 1 || (isShort && known[0] !== word[0])) return Number.POSITIVE_INFINITY;
      return typingDistance(word, known, limit) - COMMON_BONUS * commonnessOf(known, index);
    });
  const known = findWithin(wordListOf(lexicon.words), limitOf(word));
  if (known !== null || word.length < SHORTEST_NAME) return known;
  return findWithin(wordListOf(index.nameStems), NAME_LIMIT);
}
