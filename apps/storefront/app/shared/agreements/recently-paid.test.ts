import { expect, test } from 'vitest';
import { CHECK_EVERY_MS, stillPaid, withPaid } from './recently-paid.ts';

const HOUR = 3_600_000;
const START = 1_800_000_000_000;

test('paid agreements are remembered for one hour, then the list is cleared', () => {
  const list = withPaid(withPaid(stillPaid(null, START), ['a'], START), ['b', 'a'], START + HOUR / 2);
  expect(list).toEqual({ since: START, agreementIds: ['a', 'b'] });
  expect(stillPaid(list, START + HOUR - 1).agreementIds).toEqual(['a', 'b']);
  expect(stillPaid(list, START + HOUR).agreementIds).toEqual([]);
});

test.each([
  [null],
  ['text'],
  [{ since: 'x', agreementIds: ['a'] }],
  [{ since: START + 1, agreementIds: ['a'] }],
])('%j is no list', (kept) => expect(stillPaid(kept, START).agreementIds).toEqual([]));

test('the list is looked at every minute', () => expect(CHECK_EVERY_MS).toBe(60_000));
