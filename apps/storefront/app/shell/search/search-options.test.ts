import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';
import { listOptions, moveActive, type Suggestions, searchHref } from './search-options.ts';
import { splitTyped } from './typed-parts.ts';

const alder = {
  id: 'alder',
  name: 'Alder Sofa',
  imageUrl: '/a.svg',
  urlPath: 'c/alder',
  condition: 'NEW' as const,
  colorId: null,
  rates: [],
};
const rate = {
  frequency: 'WEEKLY' as const,
  paymentCents: 2_499,
  paymentCount: 78,
  lastPaymentCents: 2_499,
  totalCents: 194_922,
  cashPriceCents: 97_461,
};
const suggestions: Suggestions = {
  query: 'sof',
  store: null,
  phrases: ['sofa', 'sofa bed'],
  departments: [{ id: 'sofas', name: 'Sofas', parentName: 'Furniture', urlPath: 'furniture/sofas' }],
  help: [{ path: '/faqs', name: 'FAQs' }],
  products: [alder, { ...alder, id: 'fern', condition: 'USED_GREAT', colorId: 'moss', rates: [rate] }],
};

test('below two characters the recent searches that begin so are offered', () => {
  const texts = (typed: string) =>
    listOptions(typed, { recent: ['Sofa', 'tv'], popular: [] }, suggestions).map((option) => option.text);
  expect(texts('')).toEqual(['Sofa', 'tv']);
  expect(texts(' s')).toEqual(['Sofa']);
  expect(texts('x')).toEqual([]);
});

test('before anything is typed the popular searches follow the shopper’s own, none twice', () => {
  const known = { recent: ['laptop', 'rug'], popular: ['Laptop', 'recliner'] };
  expect(listOptions(' ', known, undefined).map(({ kind, text }) => [kind, text])).toEqual([
    ['recent', 'laptop'],
    ['recent', 'rug'],
    ['popular', 'recliner'],
  ]);
  expect(listOptions('r', known, undefined).map(({ text }) => text)).toEqual(['rug']);
});

test('from two characters on searches, departments, pages, own searches and products lead to theirs', () => {
  expect(
    listOptions('sof', { recent: ['sofa'], popular: ['sofa bed'] }, suggestions).map(({ kind, href }) => [
      kind,
      href,
    ]),
  ).toEqual([
    ['phrase', '/search?q=sofa'],
    ['phrase', '/search?q=sofa+bed'],
    ['department', '/c/furniture/sofas'],
    ['help', '/faqs'],
    ['product', '/p/c/alder'],
    ['product', '/p/c/alder?condition=USED_GREAT&color=moss'],
  ]);
  expect(listOptions('sof', { recent: ['sofa'], popular: ['sofa bed'] }, undefined)).toEqual([]);
});

test('of the shopper’s own searches two are listed: those about the same first, none that is suggested', () => {
  const recent = ['washer', 'Sofa', 'rug', 'green sofa'];
  const own = listOptions('sof green', { recent, popular: [] }, suggestions);
  expect(own.flatMap(({ kind, text }) => (kind === 'recent' ? [text] : []))).toEqual([
    'green sofa',
    'washer',
  ]);
});

test('of a suggestion, what was not typed stands out', () => {
  const bold = (text: string, typed: string) =>
    splitTyped(text, typed)
      .map((part) => (part.isTyped ? part.text : `*${part.text}*`))
      .join('');
  expect(bold('green sofa under $30 a week', 'gren sofa under 30')).toBe('*green *sofa under $30 *a week*');
  expect(bold('sofá cama', 'sof')).toBe('sof*á cama*');
  expect(bold('recámara', 'recam')).toBe('recám*ara*');
  expect(bold('nevera', 'fridge')).toBe('*nevera*');
  expect(bold('65" tv', '65" TV')).toBe('65" tv');
});

test('a suggestion keeps its text, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      const parts = splitTyped(text, typed);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});

test('words stand in the address encoded', () => {
  expect(searchHref('65" TV & more')).toBe('/search?q=65%22+TV+%26+more');
});

test('arrows go round by way of the field', () => {
  expect([-1, 0, 1].map((active) => moveActive(active, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => moveActive(active, -1, 2))).toEqual([1, -1, 0]);
  expect(moveActive(-1, 1, 0)).toBe(-1);
});

test('the newest search stands first, each once, whatever its case', () => {
  expect(withSearch(['sofa', 'tv'], 'Washer ')).toEqual(['Washer', 'sofa', 'tv']);
  expect(withSearch(['sofa', 'TV', 'bed'], 'tv')).toEqual(['tv', 'sofa', 'bed']);
});

test('five are kept', () => {
  expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
});

test('nothing typed is nothing searched', () => {
  expect(withSearch(['sofa'], '   ')).toEqual(['sofa']);
});
