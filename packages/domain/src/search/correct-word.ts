import { isForeign, type Language, type Lexicon } from './lexicon.ts';
import { type ProductIndex, postingsOf } from './product-index.ts';
import { selectedProducts } from './selected-products.ts';
import { typingDistance } from './typing-distance.ts';
import { wordListOf, wordsLike, wordsWithPrefix } from './word-list.ts';
import { foldText, stemOf } from './words.ts';

/** Shorter words are one letter away from nearly any other short word. */
const SHORTEST = 4;
/** What a correction to a common word is worth, in mistakes. */
const COMMON_BONUS = 0.3;
/** Products that make a word a common one. */
const COMMON_COUNT = 50;
/** A name that a query does not need to be about is only taken for one with nearly the same letters. */
const SHORTEST_NAME = 6;
const NAME_LIMIT = 1;

/** What it costs, in mistakes, that a word is not complete. */
const BEGUN_COST = 0.2;

/** Mistakes that are tolerated in a word. */
const limitOf = (word: string) => (word.length < 6 ? 1 : word.length < 9 ? 1.6 : 2.2);

const shareOfCommon = (products: number) => Math.min(1, products / COMMON_COUNT);

const commonnessOf = (word: string, index: ProductIndex) =>
  shareOfCommon(postingsOf(index, `t:${stemOf(word)}`).length);

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

/** Things that a word names by itself, each with the place of the word among the retailer's names for it. */
const thingsNamed = (word: string, lexicon: Lexicon) =>
  (lexicon.phrasesByStem.get(stemOf(word)) ?? [])
    .filter(({ stems }) => stems.length === 1)
    .flatMap(({ meanings }) => meanings)
    .flatMap((meaning) => {
      if (meaning.is !== 'kind' || meaning.kind.isRoom) return [];
      const at = meaning.kind.phrases.findIndex((phrase) => foldText(phrase) === word);
      return [{ select: meaning.kind.select, at: at === -1 ? word.length : at }];
    });

/** What it costs to take this for the word that someone has begun: less for a common one, least for a common thing. */
function completionCost(word: string, lexicon: Lexicon, index: ProductIndex): number {
  const common = COMMON_COUNT * commonnessOf(word, index);
  const costs = thingsNamed(word, lexicon).map(
    ({ select, at }) => at - COMMON_COUNT * shareOfCommon(selectedProducts(index, select).length),
  );
  return Math.min(word.length, ...costs) - common;
}

/**
 * The shortest and commonest word that begins so; rather one for a thing than one for a property, and rather one in the
 * shopper's language than one that is known to be in the other.
 */
export function completeWord(
  begun: string,
  lexicon: Lexicon,
  index: ProductIndex,
  language?: Language,
): string | null {
  const likeliestOf = (words: Iterable<string>) =>
    findCheapest(words, (word) => completionCost(word, lexicon, index));
  const begunSo = [...wordsWithPrefix(wordListOf(lexicon.words), begun)];
  const likeliest = likeliestOf(begunSo);
  if (likeliest === null) return likeliestOf(wordsWithPrefix(wordListOf(index.nameStems), begun));
  if (language === undefined || !isForeign(lexicon, stemOf(likeliest), language)) return likeliest;
  const own = lexicon.labelStems[language];
  return likeliestOf(begunSo.filter((word) => own.has(stemOf(word)))) ?? likeliest;
}

/** Mistakes in the beginning of a longer word, which has the same first letter. */
function mistypedBeginning(begun: string, known: string): number {
  if (known[0] !== begun[0] || known.length <= begun.length) return Number.POSITIVE_INFINITY;
  const lengths = [begun.length - 1, begun.length, begun.length + 1];
  return BEGUN_COST + Math.min(...lengths.map((length) => typingDistance(begun, known.slice(0, length), 1)));
}

/**
 * The word that was probably meant: the retailer's words first, then names of products; null when none is close.
 * @param isTyping it may be the beginning of a word
 */
export function correctWord(
  word: string,
  lexicon: Lexicon,
  index: ProductIndex,
  isTyping = false,
): string | null {
  if (word.length < SHORTEST || /\d/.test(word)) return null;
  const findWithin = (candidates: Iterable<string>, limit: number) =>
    findCheapest(candidates, (known) => {
      const isShort = known.length < SHORTEST;
      if (known.length < SHORTEST - 1 || (isShort && known[0] !== word[0])) return Number.POSITIVE_INFINITY;
      const begun = isTyping ? mistypedBeginning(word, known) : Number.POSITIVE_INFINITY;
      const distance = Math.min(typingDistance(word, known, limit), begun);
      return distance > limit
        ? Number.POSITIVE_INFINITY
        : distance - COMMON_BONUS * commonnessOf(known, index);
    });
  const words = wordListOf(lexicon.words);
  const limit = limitOf(word);
  const begunAlike = isTyping ? wordsWithPrefix(words, word.slice(0, 1)) : [];
  const known = findWithin([...wordsLike(words, word, limit), ...begunAlike], limit);
  if (known !== null || word.length < SHORTEST_NAME) return known;
  return findWithin(wordsLike(wordListOf(index.nameStems), word, NAME_LIMIT), NAME_LIMIT);
}
