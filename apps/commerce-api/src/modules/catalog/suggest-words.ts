import type { Suggestion } from '@ownpath/contracts/catalog';
import type { Locale } from '@ownpath/domain/site';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { alternativesOf, foldWord, wordsOfQuery } from './correct-words.ts';

type Word = { readonly original: string; readonly alternatives: readonly string[] };

function wordsOf(snapshot: CatalogSnapshot, locale: Locale, query: string): Word[] {
  const vocabulary = snapshot.vocabulary[locale];
  return wordsOfQuery(query).map((original) => ({
    original,
    alternatives: alternativesOf(original, vocabulary),
  }));
}

/** The words of a query with what each may have meant, and the query put together from the best of them. */
export function suggestTerms(snapshot: CatalogSnapshot, locale: Locale, query: string): Suggestion {
  const words = wordsOf(snapshot, locale, query);
  const phrase = words.map(({ original, alternatives }) => alternatives[0] ?? original).join(' ');
  return {
    suggestedPhrases: phrase === '' ? [] : [{ phrase, exactMatch: phrase === foldWord(query.trim()) }],
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
