import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correctWords, foldWord, typingDistance } from './search-words.ts';

const vocabulary = [
  'refrigerator',
  'wrenfield',
  'washer',
  'dryer',
  'sofa',
  'laptop',
  'gaming',
  'sillon',
  'washable',
];
const word = fc.stringMatching(/^[a-e]{0,7}$/);

describe('correctWords', () => {
  test.each([
    ['a letter too many', 'refridgerator', [['refrigerator']]],
    ['two letters swapped', 'wrenfeild', [['wrenfield']]],
    ['a letter missing, beside a right word', 'gaming laptp', [['gaming'], ['laptop']]],
    ['a word begun', 'wash', [['washer', 'washable']]],
    ['accents and capitals', 'SILLÓN  lapptop', [['sillon'], ['laptop']]],
  ])('%s', (_, query, expected) => {
    expect(correctWords(query, vocabulary)).toEqual(expected);
  });

  test.each([
    ['nothing like it', 'zzzzzz'],
    ['too short to guess', 'tv'],
    ['right already', 'sofa'],
    ['nothing', '  ,;'],
  ])('%s changes nothing', (_, query) => {
    expect(correctWords(query, vocabulary)).toBeNull();
  });

  test('a hostile query ends', () => {
    const words = Array.from({ length: 3000 }, (_, index) => `word${index.toString(36)}`);
    expect(correctWords('wrod1x '.repeat(30) + 'a'.repeat(200), words)).not.toBeUndefined();
  });
});

describe('typingDistance', () => {
  test('is 0 for the same word only, and the same both ways', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(typingDistance(a, b, 9)).toBe(typingDistance(b, a, 9));
        expect(typingDistance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });

  test('one edit is at most one away', () => {
    fc.assert(
      fc.property(word, fc.nat(7), fc.constantFrom('x', ''), (text, at, letter) => {
        const edited = text.slice(0, at) + letter + text.slice(at + (letter === '' ? 1 : 0));
        expect(typingDistance(text, edited, 2)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the limit cuts off and never changes what is within it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(typingDistance(a, b, limit)).toBe(Math.min(typingDistance(a, b, 9), limit + 1));
      }),
    );
  });
});

test('folding removes accents', () => {
  expect(foldWord('Sofás Ñandú')).toBe('sofas nandu');
});
