import { type ProductIndex, postingsOf } from './product-index.ts';
import type { Selection } from './vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

/** Numbers that are in both lists. Both are in order, and so is the answer. */
function intersect(one: Uint32Array, other: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(one.length, other.length));
  let size = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const [a = 0, b = 0] = [one[i], other[j]];
    if (a === b) {
      both[size] = a;
      size += 1;
    }
    if (a <= b) i += 1;
    if (b <= a) j += 1;
  }
  return both.subarray(0, size);
}

/** Numbers of the products that have all of some stems, in order. */
export function productsWith(
  index: ProductIndex,
  prefix: 'n' | 'e' | 't' | 'd',
  stems: readonly string[],
): Uint32Array {
  const [first, ...others] = stems.map((stem) => postingsOf(index, `${prefix}:${stem}`));
  return others.reduce(intersect, first ?? new Uint32Array(0));
}

function select(index: ProductIndex, { categories, colors, named, notNamed, text, about }: Selection) {
  const size = index.ids.length;
  const marks = new Uint8Array(size);
  /** How many of the conditions so far each product has. */
  let conditions = 0;
  const narrow = (lists: readonly Uint32Array[]) => {
    for (const list of lists)
      for (const number of list) if (marks[number] === conditions) marks[number] = conditions + 1;
    conditions += 1;
  };
  const withPhrases = (prefix: 'e' | 't' | 'd', phrases: readonly string[] = []) =>
    phrases.map((phrase) => productsWith(index, prefix, stemsOf(phrase)));
  const withTerms = (prefix: 'c' | 'v', ids: readonly string[] = []) =>
    ids.map((id) => postingsOf(index, `${prefix}:${id}`));
  if (categories) narrow(withTerms('c', categories));
  if (named) narrow(withPhrases('e', named));
  if (colors || text || about)
    narrow([...withTerms('v', colors), ...withPhrases('t', text), ...withPhrases('d', about)]);
  for (const list of withPhrases('e', notNamed)) for (const number of list) marks[number] = 0;
  const numbers: number[] = [];
  for (let number = 0; conditions > 0 && number < size; number += 1)
    if (marks[number] === conditions) numbers.push(number);
  return Uint32Array.from(numbers);
}

const knownByIndex = new WeakMap<ProductIndex, Map<Selection, Uint32Array>>();

/** Numbers of the products of a selection, in order; found once for an index. */
export function selectedProducts(index: ProductIndex, selection: Selection): Uint32Array {
  const ofIndex = knownByIndex.get(index) ?? new Map<Selection, Uint32Array>();
  knownByIndex.set(index, ofIndex);
  const known = ofIndex.get(selection);
  if (known) return known;
  const numbers = select(index, selection);
  ofIndex.set(selection, numbers);
  return numbers;
}
