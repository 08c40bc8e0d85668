import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftSearches, type StoreAnswer } from './draft-searches.ts';
import { exampleDocuments, exampleVocabulary } from './example-vocabulary.ts';
import { createLexicon } from './lexicon.ts';
import { emptyIndex, updateIndex } from './product-index.ts';
import { finishSteps } from './steps.ts';
import { understandQuery } from './understand-query.ts';
import { foldText } from './words.ts';

const { measures } = exampleVocabulary;
const lexicon = createLexicon(
  {
    ...exampleVocabulary,
    kinds: exampleVocabulary.kinds.map((kind) =>
      kind.id === 'washer' ? { ...kind, label: { 'en-US': 'washer', 'es-US': 'lavadora' } } : kind,
    ),
    glue: [...exampleVocabulary.glue, 'por'],
  },
  [],
);
const index = finishSteps(updateIndex(emptyIndex, { removed: [], added: exampleDocuments, measures }));
const search = { lexicon, index };
const inStore: StoreAnswer = { isFound: true, hasPrices: true, maxWeeklyDollars: 20 };
const draft = (typed: string, language: 'en-US' | 'es-US' = 'en-US', answer: StoreAnswer = inStore) =>
  draftSearches(typed, understandQuery(typed, lexicon, index, { isTyping: true }), search, language, answer);

describe('searches for what is typed', () => {
  test.each([
    [
      'gren sofa under 30',
      [
        ...['grey sofa under $30 a week', 'grey sofa bed', 'grey sofa under $30 a week pre-owned'],
        ...['sofa under $30 a week pre-owned'],
      ],
    ],
    [
      'gray soffa',
      [
        ...['gray sofa', 'gray sofa bed', 'gray sofa under $20 a week', 'gray sofa pre-owned'],
        'sofa pre-owned',
      ],
    ],
    ['nev', ['nevera', 'nevera under $20 a week', 'nevera pre-owned']],
    ['nevra', ['nevera', 'nevera under $20 a week', 'nevera pre-owned']],
    [
      'washer and dr',
      ['washer and dryer', 'washer and dryer under $20 a week', 'washer and dryer pre-owned'],
    ],
    ['so', ['sofa', 'sofa bed', 'sofa under $20 a week', 'sofa pre-owned']],
    ['tv', ['tv stand', 'tv under $20 a week', 'tv pre-owned']],
    ['65" TV pre-owned', ['65" tv stand pre-owned', '65" tv pre-owned under $20 a week']],
    ['under $20 a week tv', ['tv under $20 a week', 'tv stand', 'tv under $20 a week pre-owned']],
    ['tvstand', ['tv stand', 'tvstand under $20 a week', 'tvstand pre-owned']],
    ['sofa 19.50 dollars', ['sofa under $19.50 a week', 'sofa bed', 'sofa under $19.50 a week pre-owned']],
    ['store near me', []],
    ['zorblax', []],
  ])('%s', (typed, expected) => {
    expect(draft(typed)).toEqual(expected);
  });

  test('in Spanish, with the adjective for the thing', () => {
    expect(draft('labadora', 'es-US')).toEqual([
      ...['lavadora', 'lavadora y secadora', 'lavadora menos de $20 por semana', 'lavadora usada'],
    ]);
  });

  test('with a property completed, though its beginning says enough to be found', () => {
    expect(draft('tele amarill', 'es-US')[0]).toBe('tele amarillo');
    expect(draft('tele amarill', 'es-US').join()).not.toMatch(/amarill\b/);
  });

  test('with the thing alone, where nothing has all that was asked for', () => {
    const answer = { ...inStore, isFound: false, maxWeeklyDollars: null };
    expect(draft('gray sofa under 5', 'en-US', answer).at(-1)).toBe('sofa under $5 a week');
    expect(draft('zorblax sofa', 'en-US', answer).at(-1)).toBe('sofa');
  });

  test('without a store say nothing of prices and conditions', () => {
    expect(draft('nevra', 'en-US', { ...inStore, hasPrices: false, maxWeeklyDollars: null })).toEqual([
      'nevera',
    ]);
    expect(draft('nevra', 'en-US', { ...inStore, maxWeeklyDollars: null })).toEqual([
      'nevera',
      'nevera pre-owned',
    ]);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 5_000 }),
  fc
    .array(
      fc.constantFrom('sofa', 'gren', 'under', '$30', 'a', 'week', '<b>', 'tv', '65"', 'and', 'us', '🛋️'),
      { maxLength: 12 },
    )
    .map((words) => words.join(' ')),
);

test('whatever is typed, each is one that is read without a correction, and none is what was typed', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('en-US' as const, 'es-US' as const), (typed, language) => {
      const drafts = draft(typed, language);
      expect(drafts.length).toBeLessThanOrEqual(8);
      expect(new Set(drafts).size).toBe(drafts.length);
      for (const text of drafts) {
        expect(foldText(text)).not.toBe(foldText(typed.trim()));
        expect(understandQuery(text, lexicon, index)).toMatchObject({ corrected: null, unknown: [] });
      }
    }),
  );
});
