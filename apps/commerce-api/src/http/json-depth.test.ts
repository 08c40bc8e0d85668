import { describe, expect, test } from 'vitest';
import { assertShallow, MAX_JSON_DEPTH } from './json-depth.ts';

const listOf = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** A list in a text in a list in a text, and so on. */
function textInText(levels: number): string {
  let text = '[]';
  for (let level = 1; level < levels; level += 1) text = JSON.stringify([text]);
  return text;
}

describe('JSON in a request', () => {
  test.each([
    ['a value at the limit', JSON.parse(listOf(MAX_JSON_DEPTH))],
    ['a text at the limit', listOf(MAX_JSON_DEPTH)],
    ['a text in a value', { c_data: listOf(MAX_JSON_DEPTH - 1) }],
    ['text in text', textInText(5)],
    ['many brackets that are no JSON', '['.repeat(1000)],
    ['other text', 'a [[[[ b'],
  ])('%s is taken', (_, value) => {
    expect(() => assertShallow(value, 'body')).not.toThrow();
  });

  test.each([
    ['a value', JSON.parse(listOf(MAX_JSON_DEPTH + 1))],
    ['a text', listOf(MAX_JSON_DEPTH + 1)],
    ['a text after white space', ` \n${listOf(MAX_JSON_DEPTH + 1)}`],
    ['a text of half a megabyte', listOf(250_000)],
    ['a text in a value', { c_data: { text: listOf(MAX_JSON_DEPTH - 1) } }],
    ['a text in a list of query values', [listOf(MAX_JSON_DEPTH)]],
  ])('%s above the limit is refused', (_, value) => {
    expect(() => assertShallow(value, 'query')).toThrow('The query is nested too deeply.');
  });

  test('text in text counts on', () => {
    const inner = listOf(MAX_JSON_DEPTH - 2);
    expect(() => assertShallow(JSON.stringify([JSON.stringify([inner])]), 'body')).not.toThrow();
    expect(() => assertShallow(JSON.stringify([JSON.stringify([`[${inner}]`])]), 'body')).toThrow();
  });
});
