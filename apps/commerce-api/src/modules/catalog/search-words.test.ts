import { foldText } from '@ownpath/domain/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typingDistance } from './search-words.ts';

const word = fc.stringMatching(/^[a-e]{0,7}$/);

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
  expect(foldText('Sofás Ñandú')).toBe('sofas nandu');
});
