import type { Suggestion } from '@ownpath/contracts/catalog';
import { foldText } from '@ownpath/domain/search';

/** Shorter words are not corrected: nearly every other short word is one letter away. */
const MIN_CORRECTED_LENGTH = 4;
/** Two mistakes are tolerated from this length on. */
const LONG_WORD_LENGTH = 8;
const MAX_ALTERNATIVES = 6;
/** No product name has more words than this. */
const MAX_WORDS = 8;

/** Letters to insert, delete, replace or swap with their neighbor; `limit + 1` when there are more than `limit`. */
export function typingDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(substitution, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Corrections of a word: the word itself if it is known, else the known words that start with it or are nearest. */
function alternativesOf(word: string, vocabulary: readonly string[]): string[] {
  if (vocabulary.includes(word) || word.length < MIN_CORRECTED_LENGTH - 1) return [word];
  const begun = vocabulary.filter((known) => known.startsWith(word));
  if (begun.length > 0) return begun.slice(0, MAX_ALTERNATIVES);
  if (word.length < MIN_CORRECTED_LENGTH) return [word];
  const limit = word.length >= LONG_WORD_LENGTH ? 2 : 1;
  const near = vocabulary
    .map((known) => ({ known, distance: typingDistance(word, known, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.known.localeCompare(b.known));
  const nearest = near.filter(({ distance }) => distance === near[0]?.distance);
  return nearest.length > 0 ? nearest.slice(0, MAX_ALTERNATIVES).map(({ known }) => known) : [word];
}

/** The first words of a query, folded, up to the length of a product name. */
function wordsOfQuery(query: string): string[] {
  return foldText(query)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/** The words of a query with the corrections of each, and the query composed of the best corrections. */
export function suggestTerms(query: string, vocabulary: readonly string[]): Suggestion {
  const words = wordsOfQuery(query).map((original) => ({
    original,
    alternatives: alternativesOf(original, vocabulary),
  }));
  const phrase = words.map(({ original, alternatives }) => alternatives[0] ?? original).join(' ');
  return {
    suggestedPhrases: phrase === '' ? [] : [{ phrase, exactMatch: phrase === foldText(query.trim()) }],
    suggestedTerms: words.map(({ original, alternatives }) => ({
      originalTerm: original,
      terms: alternatives.map((value) => ({
        value,
        exactMatch: value === original,
        completed: value !== original && value.startsWith(original),
        corrected: !value.startsWith(original),
      })),
    })),
  };
}
