import { expect, test } from 'vitest';
import { isTyping, noteSent } from './typing.ts';

const field = (value: string, defaultValue = '') => ({ value, defaultValue });

test('a field that was sent by its own Enter key is not typed in; after another character it is', () => {
  const code = field('123456');
  noteSent([code, { name: 'a button' }]);
  expect(isTyping(code, true)).toBe(false);
  code.value = '8';
  expect(isTyping(code, true)).toBe(true);
});

test('on a page that came with an answer, a field is typed in once it holds something else', () => {
  const phone = field('2145550100', '2145550100');
  expect(isTyping(phone, true)).toBe(false);
  phone.value = '21455501';
  expect(isTyping(phone, true)).toBe(true);
});

test('before the page is hydrated a field with the focus is the visitor’s choice', () => {
  expect(isTyping(field(''), false)).toBe(true);
});

test.each([[null], [undefined], [{ tagName: 'BODY' }]])('%o is no field', (element) => {
  expect(isTyping(element, false)).toBe(false);
});
