import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeWord, correctWord } from './correct-word.ts';
import { document, exampleDocuments, exampleVocabulary } from './example-vocabulary.ts';
import { createLexicon } from './lexicon.ts';
import { emptyIndex, updateIndex } from './product-index.ts';
import { finishSteps } from './steps.ts';
import { typingDistance } from './typing-distance.ts';
import { wordListOf, wordsLike, wordsWithPrefix } from './word-list.ts';

const lexicon = createLexicon(exampleVocabulary, []);
const index = finishSteps(updateIndex(emptyIndex, { removed: [], added: exampleDocuments, measures: [] }));
const word = (minLength: number) =>
  fc.array(fc.constantFrom(...'aeiosfcbtr'), { minLength, maxLength: 9 }).map((letters) => letters.join(''));

test.each([
  ['soffa', 'sofa', 0.6],
  ['sofm', 'sofa', 1],
  ['sofq', 'sofa', 0.6],
  ['sfoa', 'sofa', 0.6],
  ['televipion', 'television', 1],
  ['televizion', 'television', 0.6],
  ['sofa', 'sofa', 0],
  ['', '', 0],
  ['abcd', 'badc', 1.2],
  ['sofa', 'table', Number.POSITIVE_INFINITY],
  ['sofa', 'sofamaker', Number.POSITIVE_INFINITY],
])('%s for %s costs %d', (typed, known, cost) => {
  expect(typingDistance(typed, known, 2.2)).toBeCloseTo(cost);
  expect(typingDistance(known, typed, 2.2)).toBeCloseTo(cost);
});

test('a lower limit leaves out what costs more, and changes no cost', () => {
  fc.assert(
    fc.property(word(0), word(0), fc.constantFrom(0.6, 1, 1.6, 2.2), (a, b, limit) => {
      const cost = typingDistance(a, b, 20);
      // Costs are sums of 0.6 and 1: far apart, or the same.
      const expected = cost > limit + 1e-9 ? Number.POSITIVE_INFINITY : cost;
      if (Math.abs(cost - limit) > 1e-9) expect(typingDistance(a, b, limit)).toBeCloseTo(expected);
    }),
  );
});

describe('a list of words', () => {
  test('has every word that is as near as asked for among those that are compared', () => {
    fc.assert(
      fc.property(
        fc.array(word(1), { maxLength: 30 }),
        word(1),
        fc.constantFrom(1, 1.6, 2.2),
        (all, typed, limit) => {
          const near = all.filter((known) => typingDistance(typed, known, limit) <= limit);
          const compared = new Set(wordsLike(wordListOf(all), typed, limit));
          expect(near.filter((known) => !compared.has(known))).toEqual([]);
        },
      ),
    );
  });

  test('finds the words that begin so', () => {
    fc.assert(
      fc.property(fc.array(word(1), { maxLength: 30 }), word(1), (all, begun) => {
        const begin = begun.slice(0, 2);
        const expected = [...new Set(all)].filter((known) => known.startsWith(begin)).sort();
        expect([...wordsWithPrefix(wordListOf(all), begin)]).toEqual(expected);
      }),
    );
  });
});

test.each([
  ['refrigerater', 'refrigerator'],
  ['cuoch', 'couch'],
  ['bexely', 'bexley'],
  ['xqzwrtpl', null],
  ['tvv', null],
  ['ps55', null],
])('%s is corrected to %s', (typed, meant) => expect(correctWord(typed, lexicon, index)).toBe(meant));

test.each([
  ['refrig', 'refrigerator'],
  ['summ', 'summit'],
  ['xyz', null],
])('%s is completed to %s', (begun, meant) => expect(completeWord(begun, lexicon, index)).toBe(meant));

test('a word for a thing is completed before one for a property that more products have in a text', () => {
  const documents = Array.from({ length: 20 }, (_, at) => [
    document(`Alder ${at}`, 'sofas'),
    document(`Summit ${at}`, 'refrigerators', at < 9 ? { texts: ['counter depth'] } : {}),
  ]).flat();
  const words = createLexicon(
    { ...exampleVocabulary, attributes: [{ phrases: ['counter depth'], select: { text: ['counter'] } }] },
    [],
  );
  const furnished = finishSteps(updateIndex(emptyIndex, { removed: [], added: documents, measures: [] }));
  expect(completeWord('cou', words, furnished)).toBe('couch');
  expect(completeWord('coun', words, furnished)).toBe('counter');
  expect(completeWord('cou', words, emptyIndex)).toBe('couch');
});

test('between words that are known by language, the shopper’s own is completed', () => {
  const [sofa] = exampleVocabulary.kinds;
  if (!sofa) throw new Error('No kind.');
  const kinds = [
    { ...sofa, id: 'recliner', label: { 'en-US': 'recliner', 'es-US': 'reclinable' } },
    { ...sofa, id: 'bedroom', label: { 'en-US': 'bedroom set', 'es-US': 'recámara' } },
  ].map((kind) => ({ ...kind, phrases: [...Object.values(kind.label), 'recamarita'] }));
  const words = createLexicon({ ...exampleVocabulary, kinds }, []);
  const complete = (begun: string, language?: 'en-US' | 'es-US') =>
    completeWord(begun, words, index, language);
  expect(complete('rec', 'en-US')).toBe('recliner');
  expect(complete('rec', 'es-US')).toBe('recamara');
  // Nothing in their own language begins so; a word that may be in either is as good.
  expect(complete('reca', 'en-US')).toBe('recamara');
  expect(complete('recamari', 'en-US')).toBe('recamarita');
});
