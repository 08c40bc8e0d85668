import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { document, exampleDocuments, exampleVocabulary } from './example-vocabulary.ts';
import { findMatches } from './find-matches.ts';
import { createLexicon } from './lexicon.ts';
import { emptyIndex, type SearchDocument, updateIndex } from './product-index.ts';
import { finishSteps } from './steps.ts';
import { understandQuery } from './understand-query.ts';
import type { SearchVocabulary } from './vocabulary.ts';

const { measures } = exampleVocabulary;
const indexOf = (documents: readonly SearchDocument[]) =>
  finishSteps(updateIndex(emptyIndex, { removed: [], added: documents, measures }));

function find(
  query: string,
  vocabulary: SearchVocabulary = exampleVocabulary,
  index = indexOf(exampleDocuments),
) {
  const lexicon = createLexicon(vocabulary, []);
  const { numbers, isFull, ranks } = findMatches(understandQuery(query, lexicon, index), lexicon, index);
  return Array.from(numbers, (number, at) => ({
    productId: index.ids[number] ?? '',
    isFull: isFull[at] === 1,
    rank: ranks[at] ?? 0,
  })).sort((a, b) => b.rank - a.rank || (a.productId < b.productId ? -1 : 1));
}
const idsOf = (matches: ReturnType<typeof find>) => matches.map(({ productId }) => productId);

describe('an answer', () => {
  test('has the kind of thing only: no description, no name that looks alike', () => {
    expect(idsOf(find('couch'))).toEqual(['Alder Sofa', 'Everett Leather Sofa', 'Alder Room']);
    expect(idsOf(find('fridge'))).toEqual(['Summit']);
    expect(idsOf(find('tv'))).toEqual(['Lumo 55', 'Lumo 65']);
  });

  test('has sets after single things', () => {
    expect(idsOf(find('sofa')).at(-1)).toBe('Alder Room');
    expect(idsOf(find('alder'))).toEqual(['Alder Sofa', 'Alder Room']);
  });

  test('has what lacks a property after what has all, and says so', () => {
    const found = find('gray sofa');
    expect(found.map(({ productId, isFull }) => [productId, isFull])).toEqual([
      ['Alder Sofa', true],
      ['Everett Leather Sofa', false],
      ['Alder Room', false],
    ]);
  });

  test('has the nearest size first where there is no such size', () => {
    expect(find('58 inch tv').map(({ productId, isFull }) => [productId, isFull])).toEqual([
      ['Lumo 55', false],
      ['Lumo 65', false],
    ]);
  });

  test('to words without a kind has all of them', () => {
    expect(idsOf(find('wrenfield ridge'))).toEqual(['Ridge Mattress']);
    expect(idsOf(find('alder ridge'))).toEqual([]);
  });

  test('to a thing that the retailer does not have is nothing, whatever products are named', () => {
    const fryer = {
      id: 'air fryer',
      label: { 'en-US': 'air fryer', 'es-US': 'freidora de aire' },
      phrases: ['air fryer', 'freidora de aire'],
      select: { categories: [] },
    };
    const vocabulary = { ...exampleVocabulary, kinds: [...exampleVocabulary.kinds, fryer] };
    const range = document('Range', 'ranges', { names: ['Air Fryer Range', 'Estufa con freidora de aire'] });
    for (const query of fryer.phrases) expect(find(query, vocabulary, indexOf([range]))).toEqual([]);
    expect(idsOf(find('estufa', vocabulary, indexOf([range])))).toEqual(['Range']);
  });

  test('to a word that nothing is known of is nothing, unless a kind is named', () => {
    expect(find('guitar stand')).toEqual([]);
    expect(find('zorblax sofa').map(({ isFull }) => isFull)).toEqual([false, false, false]);
  });

  test('to a property alone has all things with it', () => {
    expect(idsOf(find('leather'))).toEqual(['Everett Leather Sofa']);
  });

  test('to things that are two kinds at once has those, else both kinds', () => {
    expect(idsOf(find('tele nevera'))).toEqual(['Lumo 55', 'Lumo 65', 'Summit']);
    const bar = document('Minibar', 'tvs', { categoryIds: ['tvs', 'refrigerators'] });
    expect(idsOf(find('tele nevera', exampleVocabulary, indexOf([...exampleDocuments, bar])))).toEqual([
      'Minibar',
    ]);
  });

  test('has a set as a single thing where one of the kinds is sold in sets', () => {
    const categoryIds = ['sofas', 'dining'];
    const dining = {
      id: 'dining set',
      label: { 'en-US': 'dining set', 'es-US': 'comedor' },
      phrases: ['dining'],
      select: { categories: ['dining'] },
      withSets: true,
    };
    const vocabulary = { ...exampleVocabulary, kinds: [...exampleVocabulary.kinds, dining] };
    const index = indexOf([
      document('Bench', 'sofas', { categoryIds }),
      document('Arden', 'sofas', { categoryIds, isSet: true }),
    ]);
    expect(find('couch', vocabulary, index).map(({ rank }) => rank)).toEqual([100, 90]);
    expect(find('couch dining', vocabulary, index).map(({ rank }) => rank)).toEqual([100, 100]);
  });

  test('to a word alone has what is so; what only its description says is so where nothing else is', () => {
    const index = indexOf([
      document('Bench', 'sofas', { texts: ['walnut'] }),
      document('Shelf', 'sofas', { abouts: ['Goes with walnut.', 'Holds your records.'] }),
    ]);
    expect(idsOf(find('walnut', exampleVocabulary, index))).toEqual(['Bench']);
    expect(idsOf(find('records', exampleVocabulary, index))).toEqual(['Shelf']);
  });

  test('of a kind that a category and a name make is what has both, and no name that it excludes', () => {
    const ottoman = {
      id: 'ottoman',
      label: { 'en-US': 'ottoman', 'es-US': 'otomana' },
      phrases: ['ottoman'],
      select: { categories: ['sofas'], named: ['ottoman'], notNamed: ['tray'] },
    };
    const index = indexOf([
      document('Alder Ottoman', 'sofas'),
      document('Alder Ottoman Tray', 'sofas'),
      document('Alder Sofa', 'sofas'),
      document('Ottoman Rug', 'rugs'),
    ]);
    const vocabulary = { ...exampleVocabulary, kinds: [...exampleVocabulary.kinds, ottoman] };
    expect(idsOf(find('ottoman', vocabulary, index))).toEqual(['Alder Ottoman']);
  });
});

const texts = ['couch', 'alder', 'gray', 'ridge', 'summit', 'tv', 'leather', 'wrenfield', 'washer'];
const queries = fc.uniqueArray(fc.constantFrom(...texts), { minLength: 1, maxLength: 4 });

test('adding a synonym never removes an exact match', () => {
  fc.assert(
    fc.property(
      queries,
      fc.constantFrom('ridge', 'summit', 'alder', 'davenport'),
      fc.nat(),
      (said, word, at) => {
        const kinds = exampleVocabulary.kinds.map((kind, index) =>
          index === at % exampleVocabulary.kinds.length
            ? { ...kind, phrases: [...kind.phrases, word] }
            : kind,
        );
        const query = said.join(' ');
        const exact = find(query).filter(({ isFull }) => isFull);
        const after = new Set(idsOf(find(query, { ...exampleVocabulary, kinds })));
        expect(idsOf(exact).filter((id) => !after.has(id))).toEqual([]);
      },
    ),
  );
});

test('the order of words does not change the set', () => {
  fc.assert(
    fc.property(queries, (said) => {
      const sorted = (words: readonly string[]) => idsOf(find(words.join(' '))).sort();
      expect(sorted([...said].reverse())).toEqual(sorted(said));
    }),
  );
});

test('an index that follows changes is the same as one made anew', () => {
  const change = fc.record({
    at: fc.nat(),
    name: fc.constantFrom('Alder', 'Ridge TV', 'Summit Couch'),
    isGone: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), queries, (changes, said) => {
      let documents = [...exampleDocuments];
      let index = indexOf(documents);
      for (const { at, name, isGone } of changes) {
        const before = documents[at % documents.length] ?? document('none', 'sofas');
        const after = isGone ? [] : [{ ...before, names: [name, name], colorIds: ['pewter'] }];
        documents = [...documents.filter(({ id }) => id !== before.id), ...after];
        index = finishSteps(updateIndex(index, { removed: [before], added: after, measures }));
      }
      const query = said.join(' ');
      expect(find(query, exampleVocabulary, index)).toEqual(
        find(query, exampleVocabulary, indexOf(documents)),
      );
    }),
  );
});
