import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleDocuments, exampleVocabulary } from './example-vocabulary.ts';
import { createLexicon } from './lexicon.ts';
import { emptyIndex, updateIndex } from './product-index.ts';
import type { QueryPart } from './query-parts.ts';
import { finishSteps } from './steps.ts';
import { understandQuery } from './understand-query.ts';

const { measures } = exampleVocabulary;
const lexicon = createLexicon(exampleVocabulary, []);
const index = finishSteps(updateIndex(emptyIndex, { removed: [], added: exampleDocuments, measures }));
const read = (query: string) => understandQuery(query, lexicon, index);

describe('a query names, each with the query without it,', () => {
  test.each<[string, string, readonly [string, string, string][]]>([
    [
      'kind, property and price',
      'gray sofa under $30 a week',
      [
        ['kind', 'sofa', 'gray under $30'],
        ['attribute', 'gray', 'sofa under $30'],
        ['price', 'under $30', 'gray sofa'],
      ],
    ],
    [
      'words as they were typed',
      'SOFÁ  Gris',
      [
        ['kind', 'SOFÁ', 'Gris'],
        ['attribute', 'Gris', 'SOFÁ'],
      ],
    ],
    [
      'letters whose accents stand apart',
      'sofa\u0301 gris',
      [
        ['kind', 'sofa\u0301', 'gris'],
        ['attribute', 'gris', 'sofa\u0301'],
      ],
    ],
    [
      'corrected words',
      'soffa, gray',
      [
        ['kind', 'sofa', 'gray'],
        ['attribute', 'gray', 'sofa'],
      ],
    ],
    [
      'a number with its unit',
      'tv 65" wrenfield',
      [
        ['kind', 'tv', '65" wrenfield'],
        ['measure', '65"', 'tv wrenfield'],
        ['word', 'wrenfield', 'tv 65"'],
      ],
    ],
    [
      'a number without one',
      'tele 65',
      [
        ['kind', 'tele', '65'],
        ['measure', '65', 'tele'],
      ],
    ],
    [
      'an amount in words',
      'sofá de menos de 25 dólares',
      [
        ['kind', 'sofá', 'menos de 25 dólares'],
        ['price', 'menos de 25 dólares', 'sofá'],
      ],
    ],
    [
      'a phrase as one',
      'pull-out couch used',
      [
        ['kind', 'pull-out couch', 'used'],
        ['used', 'used', 'pull-out couch'],
      ],
    ],
    [
      'what is said twice as one',
      'couch sofa cheap',
      [
        ['kind', 'couch sofa', 'cheap'],
        ['cheap', 'cheap', 'couch sofa'],
      ],
    ],
    [
      'a wish in both genders as one',
      'nevera barata',
      [
        ['kind', 'nevera', 'barata'],
        ['cheap', 'barata', 'nevera'],
      ],
    ],
    ['only what it knows', 'zorblax sofa', [['kind', 'sofa', 'zorblax']]],
    ['nothing but one thing', 'the couch', [['kind', 'couch', '']]],
    ['nothing', 'bicycle', []],
  ])('%s: %s', (_, query, expected) => {
    expect(read(query).parts.map(({ is, text, without }) => [is, text, without])).toEqual(expected);
  });
});

test('a correction changes its word only', () => {
  expect(read('Gray SOFFA, under $30').corrected).toBe('Gray sofa, under $30');
});

const texts = [
  'couch',
  'grey',
  'leather',
  'nevera',
  'cheap',
  'used',
  'wrenfield',
  '65 inch',
  'menos de $20',
  'the',
];
const wishOf = ({ text: _text, without: _without, ...wish }: QueryPart) => JSON.stringify(wish);

test('without a part a query asks for the other parts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 6 }), (said) => {
      const { parts } = read(said.join(' '));
      for (const part of parts) {
        const others = parts.filter((one) => one !== part);
        expect(read(part.without).parts.map(wishOf).sort()).toEqual(others.map(wishOf).sort());
      }
    }),
  );
});

test('taking out one part after the other leaves nothing that was understood, for any text', () => {
  const word = fc.oneof(
    fc.constantFrom(...texts, 'tvstand', 'tv', 'stand', 'portátil'),
    fc.string({ unit: 'binary', maxLength: 9 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (said) => {
      let query = said.join(' ');
      for (let left = query.length + 1; left > 0; left -= 1) {
        const [first] = read(query).parts;
        if (!first) return;
        expect(first.without.length).toBeLessThan(query.length);
        query = first.without;
      }
      expect(read(query).parts).toEqual([]);
    }),
  );
});
