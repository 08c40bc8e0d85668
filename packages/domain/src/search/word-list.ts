import { longestShift } from './typing-distance.ts';

/** Words to complete and correct others to. */
export type WordList = {
  /** In the order of the alphabet. */
  readonly sorted: readonly string[];
  /** By length, in the order of the alphabet, each with its letters as bits. */
  readonly byLength: ReadonlyMap<number, readonly { readonly word: string; readonly letters: number }[]>;
};

const FIRST_LETTER = 97;

/** The letters of a word, one bit for each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << ((word.charCodeAt(at) - FIRST_LETTER) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

const lists = new WeakMap<Iterable<string>, WordList>();

/** Made once for a collection, which must not change. */
export function wordListOf(words: Iterable<string>): WordList {
  const known = lists.get(words);
  if (known) return known;
  const sorted = [...new Set(words)].sort();
  const byLength = new Map<number, { word: string; letters: number }[]>();
  for (const word of sorted) {
    const entry = { word, letters: lettersOf(word) };
    const ofLength = byLength.get(word.length);
    if (ofLength) ofLength.push(entry);
    else byLength.set(word.length, [entry]);
  }
  const list = { sorted, byLength };
  lists.set(words, list);
  return list;
}

/** The words that begin so. */
export function* wordsWithPrefix({ sorted }: WordList, prefix: string): Generator<string> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  for (let at = low; sorted[at]?.startsWith(prefix); at += 1) yield sorted[at] ?? '';
}

/**
 * A superset of the words that are so few mistakes away: their length is near, and each letter that only one of both
 * words has is a mistake.
 */
export function* wordsLike({ byLength }: WordList, word: string, limit: number): Generator<string> {
  const shift = longestShift(limit);
  const letters = lettersOf(word);
  for (let length = word.length - shift; length <= word.length + shift; length += 1) {
    for (const known of byLength.get(length) ?? []) {
      if (countBits(letters & ~known.letters) > shift || countBits(known.letters & ~letters) > shift)
        continue;
      yield known.word;
    }
  }
}
