import { describe, expect, test } from 'vitest';
import { readAmountCents, readChoice } from './payment-choices.ts';

test.each([
  ['54.15', 5415],
  ['$54.15', 5415],
  [' 54 ', 5400],
  ['54.1', 5410],
  ['1,054.15', 105_415],
  ['0', 0],
])('an amount such as %j is read', (text, cents) => {
  expect(readAmountCents(text)).toBe(cents);
});

test.each(['', 'ten', '-5', '5,4', '54.155', '1.054,15', '1e3', '99999999', '٥٤'])(
  '%j is no amount',
  (text) => {
    expect(readAmountCents(text)).toBeNull();
  },
);

describe('what the address says', () => {
  const read = (query: string, isPreselected = true) =>
    readChoice(new URLSearchParams(query), '70000001', isPreselected).choice;
  test('nothing: what is due, of the preselected agreements', () => {
    expect(read('')).toEqual({ kind: 'DUE' });
    expect(read('', false)).toBeNull();
    expect(read('choice-70000001=something')).toEqual({ kind: 'DUE' });
  });
  test('a choice with its amount or count', () => {
    expect(read('choice-70000001=extra&amount-70000001=50')).toEqual({ kind: 'EXTRA', extraRentCents: 5000 });
    expect(read('choice-70000001=part&amount-70000001=5')).toEqual({ kind: 'PART', amountCents: 500 });
    expect(read('choice-70000001=ahead&count-70000001=3')).toEqual({ kind: 'AHEAD', paymentCount: 3 });
    expect(read('choice-70000001=buy')).toEqual({ kind: 'BUY_OUT' });
  });
  test('left out, or with what cannot be read', () => {
    expect(read('choice-70000001=none')).toBeNull();
    expect(read('choice-70000001=extra&amount-70000001=much')).toBeNull();
    expect(read('choice-70000001=ahead&count-70000001=1.5')).toBeNull();
  });
});
