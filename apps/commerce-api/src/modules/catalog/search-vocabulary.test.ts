import { noVocabulary } from '@ownpath/domain/search';
import { expect, test } from 'vitest';
import { parseVocabulary } from './search-vocabulary.ts';

const parse = (preference: unknown) => {
  const problems: string[] = [];
  return { words: parseVocabulary(preference, (problem) => problems.push(problem)), problems };
};

test('the retailer’s words are used as they are', () => {
  const words = { ...noVocabulary, help: [{ path: '/find-a-store', phrases: ['hours'] }] };
  expect(parse(words)).toEqual({ words, problems: [] });
});

test('a site without words of its own searches names alone', () => {
  expect(parse(undefined)).toEqual({ words: noVocabulary, problems: [] });
});

test.each([
  ['text', 'couch'],
  ['a missing part', { kinds: [] }],
  ['a page of another host', { ...noVocabulary, help: [{ path: '//evil.example', phrases: ['hours'] }] }],
  ['an empty phrase', { ...noVocabulary, glue: [''] }],
])('malformed words (%s) are reported, and searches go on by names alone', (_, preference) => {
  const { words, problems } = parse(preference);
  expect(words).toEqual(noVocabulary);
  expect(problems.join()).toContain('searchVocabulary is not used');
});
