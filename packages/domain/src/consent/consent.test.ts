import { expect, test } from 'vitest';
import { CONSENT_VERSION, formatConsent, parseConsent } from './index.ts';

const ID = '0c6d2b1e-8f3a-4a57-b1d2-6f0e9d7c4a33';

test('nothing is allowed before an answer, nor by a value that the shop did not write', () => {
  for (const cookie of [
    undefined,
    '',
    'all',
    `0.${ID}.advertising`,
    '1.me.advertising',
    `1${ID}functional`,
  ]) {
    expect(parseConsent(cookie, false)).toEqual({ id: null, chosen: [], categories: [], isGpc: false });
  }
});

test('an answer is read as it was written; what is no category is left out', () => {
  const cookie = formatConsent(ID, ['performance', 'functional', 'necessary']);
  expect(cookie).toBe(`${CONSENT_VERSION}.${ID}.functional-performance`);
  expect(parseConsent(cookie, false)).toMatchObject({ id: ID, categories: ['functional', 'performance'] });
  expect(parseConsent(formatConsent(ID, []), false)).toMatchObject({ id: ID, categories: [] });
});

test('Global Privacy Control keeps advertising off whatever was chosen, and nothing else', () => {
  const all = formatConsent(ID, ['functional', 'performance', 'advertising']);
  expect(parseConsent(all, true)).toEqual({
    id: ID,
    chosen: ['functional', 'performance', 'advertising'],
    categories: ['functional', 'performance'],
    isGpc: true,
  });
});
