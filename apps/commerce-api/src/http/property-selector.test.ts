import { describe, expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { parseSelector, selectProperties } from './property-selector.ts';

const answer = {
  id: 'sofa',
  price: 24.99,
  inventory: { id: 'home', stockLevel: 3, backorderable: false },
  images: [
    { viewType: 'small', size: 1, links: [{ url: '/a' }] },
    { viewType: 'medium', size: 2, links: [{ url: '/b' }] },
    { viewType: 'large', size: 10, links: [] },
  ],
};
const select = (text: string) => selectProperties(answer, parseSelector(text));
const viewTypes = (text: string) =>
  (select(text) as { images: { viewType: string }[] }).images.map(({ viewType }) => viewType);

describe('the documented selectors', () => {
  test.each([
    ['(price)', { price: 24.99 }],
    ['(+price,id)', { id: 'sofa', price: 24.99 }],
    ['(*)', { id: 'sofa', price: 24.99 }],
    ['(**)', answer],
    ['(*,-price)', { id: 'sofa' }],
    ['(inventory.(*,-backorderable))', { inventory: { id: 'home', stockLevel: 3 } }],
    ['(inventory)', { inventory: answer.inventory }],
    ['(images.(size))', { images: [{ size: 1 }, { size: 2 }, { size: 10 }] }],
    ['(images[1].(links.(**)))', { images: [{ links: [{ url: '/b' }] }] }],
    ['(missing,id)', { id: 'sofa' }],
    ['(missing)', {}],
  ])('%s', (selector, expected) => {
    expect(select(selector)).toEqual(expected);
  });

  test.each([
    ['(images[0].(**))', ['small']],
    ['(images[0:1].(**))', ['small', 'medium']],
    ['(images[0,2,9].(**))', ['small', 'large']],
    ["(images[?(@.viewType=='small')])", ['small']],
    ['(images[?(@.viewType==small || @.viewType==large)])', ['small', 'large']],
    ["(images[?(@.viewType!='small' && @.size<10)])", ['medium']],
    ['(images[?(@.size>=2)])', ['medium', 'large']],
    ["(images[?(@.none=='x')])", []],
  ])('%s keeps %j', (selector, expected) => {
    expect(viewTypes(selector)).toEqual(expected);
  });
});

test.each([
  '',
  'name',
  '()',
  '(name',
  '(name))',
  '(a.b)',
  '(a[x])',
  '(a[0)',
  '(a[?(b==1)])',
  '(a,,b)',
  '('.repeat(5000),
])('the selector %j is refused', (text) => {
  expect(() => parseSelector(text)).toThrow(DomainError);
});

test('a long hostile selector is refused', () => {
  expect(() => parseSelector(`(${'a[?(@.b=='.repeat(200)}`)).toThrow(DomainError);
  expect(() => parseSelector(`(${'a.('.repeat(600)}`)).toThrow(DomainError);
});
