export { countableWords } from './countable-words.ts';
export { draftSearches, type StoreAnswer, weeklyLimitText } from './draft-searches.ts';
export { findMatches, type Matches } from './find-matches.ts';
export { createLexicon, type Lexicon } from './lexicon.ts';
export { emptyIndex, type ProductIndex, type SearchDocument, updateIndex } from './product-index.ts';
export { QUERY_PART_TYPES, type QueryPart } from './query-parts.ts';
export type { ReadingOptions } from './read-words.ts';
export { finishSteps, type Steps } from './steps.ts';
export { type Understanding, understandQuery } from './understand-query.ts';
export {
  type AttributeWords,
  type KindWords,
  type MeasureWords,
  noVocabulary,
  type SearchVocabulary,
  type Selection,
} from './vocabulary.ts';
export { foldText, wordsOfQuery } from './words.ts';
