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

/** One mark for each product that has all words of one of the phrases. */
export function markPhrases(
  index: ProductIndex,
  prefix: string,
  phrases: readonly string[],
  into: Uint8Array,
): void {
  for (const phrase of phrases) {
    const lists = stemsOf(phrase).map((stem) => postingsOf(index, `${prefix}:${stem}`));
    if (lists.length === 0) continue;
    for (const number of lists.reduce(intersect)) into[number] = 1;
  }
}

function markTerms(index: ProductIndex, terms: readonly string[], into: Uint8Array): void {
  for (const term of terms) for (const number of postingsOf(index, term)) into[number] = 1;
}

const keep = (into: Uint8Array, marks: Uint8Array, isWanted: 0 | 1) => {
  for (let number = 0; number < into.length; number += 1) if (marks[number] !== isWanted) into[number] = 0;
};

/** 1 for each product of a selection, by its number. */
export function markSelection(index: ProductIndex, select: Selection): Uint8Array {
  const size = index.ids.length;
  let marks: Uint8Array | null = null;
  const narrow = (mark: (into: Uint8Array) => void) => {
    const found = new Uint8Array(size);
    mark(found);
    if (marks) keep(marks, found, 1);
    else marks = found;
  };
  const { categories, colors, named, notNamed, text, about } = select;
  if (categories)
    narrow((into) =>
      markTerms(
        index,
        categories.map((id) => `c:${id}`),
        into,
      ),
    );
  if (named) narrow((into) => markPhrases(index, 'e', named, into));
  if (colors || text || about) {
    narrow((into) => {
      markTerms(
        index,
        (colors ?? []).map((id) => `v:${id}`),
        into,
      );
      markPhrases(index, 't', text ?? [], into);
      markPhrases(index, 'd', about ?? [], into);
    });
  }
  const result: Uint8Array = marks ?? new Uint8Array(size);
  if (notNamed) {
    const unwanted = new Uint8Array(size);
    markPhrases(index, 'e', notNamed, unwanted);
    keep(result, unwanted, 0);
  }
  return result;
}

const countsByIndex = new WeakMap<ProductIndex, Map<Selection, number>>();

/** How many products a selection has; counted once for an index. */
export function countSelected(index: ProductIndex, select: Selection): number {
  const counts = countsByIndex.get(index) ?? new Map<Selection, number>();
  countsByIndex.set(index, counts);
  const known = counts.get(select);
  if (known !== undefined) return known;
  const count = markSelection(index, select).reduce((sum, mark) => sum + mark, 0);
  counts.set(select, count);
  return count;
}
