import { expect, test } from 'vitest';
import enUS from '../translations/en-US.json';
import { idsIn, placeTexts } from './place-texts.ts';

const messages = new Map([
  ['cart.title', ['Your cart']],
  ['cart.count', [['count'], ' items']],
  ['cart.refused', ['Nothing was added.']],
] as const);
const place = (code: string) => placeTexts(code, { messages, answered: ['cart.refused'] });

test('a text that is formatted where its id stands takes the place of the id', () => {
  expect(place('e.formatMessage({id:`cart.title`})')).toBe('e.formatMessage({id:["Your cart"]})');
  expect(place('(0,J.jsx)(F,{id:`cart.count`,values:{count:2}})')).toBe(
    '(0,J.jsx)(F,{id:[["count"]," items"],values:{count:2}})',
  );
});

test('other texts that a script names stand at its beginning, each once', () => {
  const code = 'import"./a.js";var ids={a:`cart.title`,b:"cart.count",c:"cart.title"};';
  const texts = '{"cart.title":["Your cart"],"cart.count":[["count"]," items"]}';
  expect(place(code)).toBe(`Object.assign(self.shopTexts??={},${texts});${code}`);
});

test('what is no id of a text stays, and a script without texts too', () => {
  for (const code of ['({id:`main.js`})', 'f("cart.unknown")', 'f(`cart.title and more`)']) {
    expect(place(code)).toBe(code);
  }
});

test('a script that shows what an answer of the server names brings all such texts', () => {
  const texts = '{"cart.refused":["Nothing was added."]}';
  for (const code of ['f(a.messageId)', 'let{messageId:t}=a;']) {
    expect(place(code)).toBe(`Object.assign(self.shopTexts??={},${texts});${code}`);
  }
});

test('every id of the shop is recognized as one', () => {
  const ids = Object.keys(enUS);
  expect(idsIn(JSON.stringify(ids))).toEqual(ids);
});
