import type { Suggestion } from '@ownpath/contracts/catalog';
import { foldText, understandQuery } from '@ownpath/domain/search';
import type { Locale } from '@ownpath/domain/site';
import type { CatalogSearch } from './catalog-search.ts';

/** How the words of a query, whose last one may be incomplete, were read, and the query composed of them. */
export function suggestTerms(query: string, language: Locale, { lexicon, index }: CatalogSearch): Suggestion {
  const { terms, corrected } = understandQuery(query, lexicon, index, { isTyping: true, language });
  const typed = foldText(query.trim());
  const phrase = corrected ?? typed;
  return {
    suggestedPhrases: terms.length === 0 ? [] : [{ phrase, exactMatch: phrase === typed }],
    suggestedTerms: terms.map(({ original, read }) => ({
      originalTerm: original,
      terms: [
        {
          value: read,
          exactMatch: read === original,
          completed: read !== original && read.startsWith(original),
          corrected: !read.startsWith(original),
        },
      ],
    })),
  };
}
