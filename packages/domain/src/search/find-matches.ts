import type { Lexicon } from './lexicon.ts';
import { type ProductIndex, postingsOf } from './product-index.ts';
import { productsWith, selectedProducts } from './selected-products.ts';
import type { NamedKind, Understanding } from './understand-query.ts';

/** Products that answer a query, in columns: there may be tens of thousands. */
export type Matches = {
  /** Numbers of the products in the index, in order. */
  readonly numbers: Uint32Array;
  /** 1: all that was asked for, as far as it does not depend on a store. */
  readonly isFull: Uint8Array;
  /** The higher, the better it fits: compare between matches of one query only. */
  readonly ranks: Float32Array;
};

const noMatches: Matches = {
  numbers: new Uint32Array(0),
  isFull: new Uint8Array(0),
  ranks: new Float32Array(0),
};

function createColumns(size: number) {
  const column = () => new Uint8Array(size);
  return {
    /** How well each product is of the kinds that are asked for: the lower, the better; 0: not at all. */
    kinds: column(),
    /** The same for one of the kinds. */
    oneKind: column(),
    /** In how many of some lists it is. */
    counts: column(),
    /** How many wishes it fulfils at least in part, and how many of them as asked for. */
    partly: column(),
    fully: column(),
    /** Sum of how well it fulfils each wish, from 0 to 1. */
    shares: new Float64Array(size),
    /** How many words of the query are in its name. */
    named: column(),
    /** The matches, from the first place on. */
    numbers: new Uint32Array(size),
    isFull: column(),
    ranks: new Float32Array(size),
  };
}
type Columns = ReturnType<typeof createColumns>;

let columnsKept = createColumns(0);

/** Columns of zeros with a place for each product: too large to be made for each query. */
function clearColumns(size: number): Columns {
  if (columnsKept.kinds.length < size) columnsKept = createColumns(size);
  else for (const column of Object.values(columnsKept)) column.fill(0);
  return columnsKept;
}

const increment = (column: Uint8Array, number: number) => {
  column[number] = (column[number] ?? 0) + 1;
};

const IS_KIND = 1;
const IS_SET = 2;
const HAS_NAME = 3;

/** Marks sets apart, and products that only have in their name what the kind was called by. */
function markKind(index: ProductIndex, kind: NamedKind, marks: Uint8Array): void {
  for (const number of selectedProducts(index, kind.select)) marks[number] = IS_KIND;
  if (!kind.withSets) markSets(index, marks);
  for (const stems of kind.calledBy)
    for (const number of productsWith(index, 'n', stems)) if (marks[number] === 0) marks[number] = HAS_NAME;
}

function markSets(index: ProductIndex, marks: Uint8Array): void {
  for (const number of postingsOf(index, 'set')) if (marks[number] === IS_KIND) marks[number] = IS_SET;
}

/** In how many of some lists a product has to be: in all, unless none is. */
const neededOf = (counts: Uint8Array, lists: number) => (counts.includes(lists) ? lists : 1);

/** Marks products of all the kinds; where there are none, of any of them. */
function markKinds(index: ProductIndex, kinds: readonly NamedKind[], columns: Columns): void {
  const { kinds: marks, oneKind, counts } = columns;
  for (const kind of kinds) {
    oneKind.fill(0);
    markKind(index, kind, oneKind);
    for (let number = 0; number < oneKind.length; number += 1) {
      const [mark = 0, lowest = 0] = [oneKind[number], marks[number]];
      if (mark === 0) continue;
      increment(counts, number);
      if (lowest === 0 || mark < lowest) marks[number] = mark;
    }
  }
  const needed = neededOf(counts, kinds.length);
  for (let number = 0; number < marks.length; number += 1)
    if ((counts[number] ?? 0) < needed) marks[number] = 0;
}

/**
 * Counts how well each product has what is asked for beside the kind.
 * @returns the number of wishes
 */
function countWishes(index: ProductIndex, lexicon: Lexicon, query: Understanding, columns: Columns): number {
  const { counts, partly, fully, shares } = columns;
  const isKindKnown = query.kinds.length > 0;
  const rooms = isKindKnown ? query.rooms : [];
  const fulfil = (number: number, share: number) => {
    increment(partly, number);
    if (share === 1) increment(fully, number);
    shares[number] = (shares[number] ?? 0) + share;
  };
  for (const { select } of query.attributes)
    for (const number of selectedProducts(index, select)) fulfil(number, 1);
  if (rooms.length > 0) {
    counts.fill(0);
    for (const { select } of rooms)
      for (const number of selectedProducts(index, select)) increment(counts, number);
    const needed = neededOf(counts, rooms.length);
    for (const [number, count] of counts.entries()) if (count >= needed) fulfil(number, 1);
  }
  for (const { id, value } of query.measures) {
    const { by = 0, share = 0 } = lexicon.measureById.get(id)?.tolerance ?? {};
    const values = index.measures.get(id) ?? [];
    for (let number = 0; number < values.length; number += 1) {
      const off = Math.abs((values[number] ?? Number.NaN) - value);
      if (Number.isNaN(off)) continue;
      fulfil(number, off <= Math.max(by, share * value) ? 1 : 0.9 / (1 + off / Math.max(1, value)));
    }
  }
  for (const stem of query.words) {
    const short = postingsOf(index, `t:${stem}`);
    let at = 0;
    for (const number of postingsOf(index, `d:${stem}`)) {
      while ((short[at] ?? number) < number) at += 1;
      // Words of a description are no answer to a query without a kind of thing, unless nothing else is.
      fulfil(number, isKindKnown || short[at] === number ? 1 : 0.4);
    }
  }
  return query.attributes.length + Math.min(1, rooms.length) + query.measures.length + query.words.length;
}

/** Rank of a match that has all that was asked for; another's is lower, by the share that it lacks. */
const FULL_RANK = 100;
const SET_RANK = 10;

/**
 * Products that answer a query: of the kind of thing that it names, or with all its words. Never of another kind because
 * a word looks alike.
 */
export function findMatches(query: Understanding, lexicon: Lexicon, index: ProductIndex): Matches {
  const size = index.ids.length;
  const named = query.kinds.length > 0 ? query.kinds : query.rooms;
  const isStoreWish = query.maxWeeklyCents !== null || query.wantsUsed || query.wantsCheap;
  const hasKind = named.length > 0;
  if (!hasKind && query.unknown.length > 0) return noMatches;
  const columns = clearColumns(size);
  const { kinds, partly, fully, shares, numbers, isFull, ranks } = columns;
  if (hasKind) {
    markKinds(index, named, columns);
  } else {
    kinds.fill(IS_KIND);
    markSets(index, kinds);
  }
  const wishes = countWishes(index, lexicon, query, columns);
  if (!hasKind && wishes === 0 && !isStoreWish) return noMatches;
  for (const stem of query.said)
    for (const number of postingsOf(index, `n:${stem}`)) increment(columns.named, number);
  let count = 0;
  let hasFull = false;
  for (let number = 0; number < size; number += 1) {
    const ofKind = kinds[number] ?? 0;
    if (ofKind === 0 || index.ids[number] === null) continue;
    // Without a kind of thing, only what has every word is an answer.
    if (!hasKind && partly[number] !== wishes) continue;
    const hasAll = query.unknown.length === 0 && fully[number] === wishes;
    if (hasAll) hasFull = true;
    const fit = hasAll ? FULL_RANK : 50 * ((shares[number] ?? 0) / Math.max(1, wishes));
    numbers[count] = number;
    isFull[count] = hasAll ? 1 : 0;
    ranks[count] = fit - SET_RANK * (ofKind - 1) + (columns.named[number] ?? 0);
    count += 1;
  }
  if (hasKind || !hasFull)
    return { numbers: numbers.slice(0, count), isFull: isFull.slice(0, count), ranks: ranks.slice(0, count) };
  const isWanted = (_: number, at: number) => isFull[at] === 1;
  const full = numbers.subarray(0, count).filter(isWanted);
  return {
    numbers: full,
    isFull: new Uint8Array(full.length).fill(1),
    ranks: ranks.subarray(0, count).filter(isWanted),
  };
}
