import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleDocuments, exampleVocabulary } from './example-vocabulary.ts';
import { createLexicon } from './lexicon.ts';
import { emptyIndex, updateIndex } from './product-index.ts';
import type { ReadingOptions } from './read-words.ts';
import { finishSteps } from './steps.ts';
import { understandQuery } from './understand-query.ts';

const { measures } = exampleVocabulary;
const lexicon = createLexicon(exampleVocabulary, [
  { id: 'tv-stands', name: { 'en-US': 'Tables & TV Stands', 'es-US': 'Mesas y muebles para TV' } },
]);
const index = finishSteps(updateIndex(emptyIndex, { removed: [], added: exampleDocuments, measures }));
const read = (query: string, options?: ReadingOptions) => {
  const { kinds, rooms, attributes, parts: _, ...others } = understandQuery(query, lexicon, index, options);
  return {
    ...others,
    kinds: kinds.map(({ id }) => id),
    rooms: rooms.map(({ id }) => id),
    attributes: attributes.map(({ phrases }) => phrases[0]),
  };
};

describe('a query is read as', () => {
  test.each([
    ['a synonym', 'couch', { kinds: ['sofa'] }],
    ['either language', 'gray nevera', { kinds: ['refrigerator'], attributes: ['gray'] }],
    ['a plural, with accents and capitals', 'SILLÓNES', { kinds: ['sofa'] }],
    ['the longest phrase', 'tv stand', { kinds: ['tv stand'] }],
    ['a phrase in any order', 'television stand', { kinds: ['tv stand'] }],
    ['a phrase, not its words', 'washer & dryer', { kinds: ['laundry pair'] }],
    ['two words written as one', 'tvstand', { kinds: ['tv stand'], corrected: null }],
    ['what a shop calls the thing', 'pull-out couch', { kinds: ['sofa bed'] }],
    [
      'a property, where a kind is named',
      'aire portátil',
      { kinds: ['air conditioner'], attributes: ['portable'] },
    ],
    ['a kind, where none is', 'portátil', { kinds: ['laptop'], attributes: [] }],
    ['a category of the retailer', 'tables', { rooms: ['tv-stands'] }],
    ['a brand', 'wrenfield sofa', { kinds: ['sofa'], words: ['wrenfield'] }],
    ['inches by a sign', '65" tv', { measures: [{ id: 'screen', value: 65 }] }],
    ['inches by a word', 'tele de 65 pulgadas', { measures: [{ id: 'screen', value: 65 }] }],
    ['a number without a unit, by the kind', 'tele 65', { measures: [{ id: 'screen', value: 65 }] }],
    ['thousands', '8,000 BTU ac', { measures: [{ id: 'btu', value: 8000 }] }],
    ['a number and its unit without a space', 'laptop 16gb', { measures: [{ id: 'memory', value: 16 }] }],
    ['a number within a name', 'play 5', { kinds: ['console'], measures: [] }],
    ['an amount by its sign', 'tv under $20 a week', { kinds: ['tv'], maxWeeklyCents: 2000, measures: [] }],
    ['an amount by its word', 'sofá de menos de 25 dólares', { maxWeeklyCents: 2500 }],
    ['an amount after “less than”', 'sofa less than 20', { maxWeeklyCents: 2000, measures: [] }],
    ['used', 'pre-owned washer', { kinds: ['washer'], wantsUsed: true }],
    ['cheap', 'sofá barato', { kinds: ['sofa'], wantsCheap: true }],
    ['a question for a page', 'store near me', { helpPath: '/find-a-store', kinds: [] }],
    ['nothing', 'bicycle', { kinds: [], unknown: ['bicycle'] }],
    ['nothing, in other scripts', '🛋️ مرحبا', { kinds: [], unknown: [], words: [] }],
  ])('%s: %s', (_, query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });
});

describe('a mistake', () => {
  test.each([
    ['soffa', 'sofa'],
    ['cauch', 'couch'],
    ['refridgerator', 'refrigerator'],
    ['televicion', 'television'],
    ['labadora', 'lavadora'],
    ['wrenfeild', 'wrenfield'],
    ['lpatop 16 gb', 'laptop 16 gb'],
  ])('%s is read as %s, and said to be', (query, corrected) => {
    expect(read(query).corrected).toBe(corrected);
  });

  test.each(['fridge', 'ridge', 'guitar', 'tv', 'boat', 'print'])('%s is none', (query) => {
    expect(read(query).corrected).toBeNull();
  });

  test('is left as it is when the shopper says so', () => {
    expect(read('soffa', { isExact: true })).toMatchObject({
      kinds: [],
      unknown: ['soffa'],
      corrected: null,
    });
  });

  test('is not seen in a word that is still being typed', () => {
    expect(read('lap', { isTyping: true }).kinds).toEqual(['laptop']);
    expect(read('lap').kinds).toEqual([]);
  });

  test.each([
    ['nevr', 'nevera'],
    ['refirg', 'refrigerator'],
    ['gray lpat', 'gray laptop'],
  ])('in the beginning of a word, %s, is read as %s while it is being typed', (typed, corrected) => {
    expect(read(typed, { isTyping: true }).corrected).toBe(corrected);
    expect(read(typed).corrected).not.toBe(corrected);
  });
});

const words = ['couch', 'gray', 'leather', 'nevera', 'tele', 'cheap', 'used', 'wrenfield', 'tv', 'stand'];
const query = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 6 });

test('word order, case, accents and plural change nothing', () => {
  fc.assert(
    fc.property(query, fc.nat(), (said, seed) => {
      const turn = seed % said.length;
      const otherwise = [...said.slice(turn), ...said.slice(0, turn)].reverse();
      const shouted = otherwise.map((word) => `${word.toUpperCase().replace('E', 'É')}S`).join('  ');
      const sorted = (text: string) => {
        const { kinds, attributes, words: others, said: _, terms: __, ...rest } = read(text);
        return { ...rest, kinds: kinds.sort(), attributes: attributes.sort(), words: [...others].sort() };
      };
      expect(sorted(shouted)).toEqual({ ...sorted(said.join(' ')), corrected: null });
    }),
  );
});

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 5_000 }), (text) => {
      expect(read(text).kinds.length).toBeLessThanOrEqual(exampleVocabulary.kinds.length);
    }),
  );
});
