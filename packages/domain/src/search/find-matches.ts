import type { Lexicon } from './lexicon.ts';
import { markPhrases, markSelection } from './mark-selection.ts';
import { type ProductIndex, postingsOf } from './product-index.ts';
import type { NamedKind, Understanding } from './understand-query.ts';

/** Products that answer a query, in columns: there may be tens of thousands. */
export type Matches = {
  /** Numbers of the products in the index, in order. */
  readonly numbers: Uint32Array;
  /** 1: all that was asked for, as far as it does not depend on a store. */
  readonly isFull: Uint8Array;
  /** The higher, the better it fits: compare between matches of one query only. */
  readonly ranks: Float64Array;
};

const noMatches: Matches = {
  numbers: new Uint32Array(0),
  isFull: new Uint8Array(0),
  ranks: new Float64Array(0),
};

const IS_SET = 2;
const HAS_NAME = 3;

/** 1 for each product of the kind, more for sets and for those that only have what it was called by in their name. */
function markKind(index: ProductIndex, kind: NamedKind): Uint8Array {
  const marks = markSelection(index, kind.select);
  if (!kind.withSets) {
    for (const number of postingsOf(index, 'set')) if (marks[number] === 1) marks[number] = IS_SET;
  }
  const named = new Uint8Array(marks.length);
  for (const stems of kind.calledBy) markPhrases(index, 'n', [stems.join(' ')], named);
  for (let number = 0; number < marks.length; number += 1) {
    if (named[number] === 1 && marks[number] === 0) marks[number] = HAS_NAME;
  }
  return marks;
}

/** A mark for every product, as `markKind` sets it. */
function markAll(index: ProductIndex): Uint8Array {
  const marks = new Uint8Array(index.ids.length).fill(1);
  for (const number of postingsOf(index, 'set')) marks[number] = IS_SET;
  return marks;
}

/** Lowest marks of the products in all of the lists; where there are none, in any of them. */
function combine(lists: readonly Uint8Array[], size: number): Uint8Array | null {
  const [first, ...others] = lists;
  if (!first || others.length === 0) return first ?? null;
  const any = Uint8Array.from(first);
  const both = Uint8Array.from(first);
  let isBoth = false;
  for (let number = 0; number < size; number += 1) {
    for (const list of others) {
      const mark = list[number] ?? 0;
      const [lowest = 0, all = 0] = [any[number], both[number]];
      if (mark > 0 && (lowest === 0 || mark < lowest)) any[number] = mark;
      if (mark === 0) both[number] = 0;
      else if (mark < all) both[number] = mark;
    }
    if (both[number]) isBoth = true;
  }
  return isBoth ? both : any;
}

/** How well each product has what is asked for beside the kind: from 0 to 1 for each wish. */
function wishesOf(index: ProductIndex, lexicon: Lexicon, query: Understanding, isKindKnown: boolean) {
  const wishes: (Uint8Array | Float32Array)[] = [];
  for (const { select } of query.attributes) wishes.push(markSelection(index, select));
  if (isKindKnown && query.rooms.length > 0) {
    const rooms = combine(
      query.rooms.map((room) => markSelection(index, room.select)),
      index.ids.length,
    );
    if (rooms) wishes.push(rooms);
  }
  for (const { id, value } of query.measures) {
    const { by = 0, share = 0 } = lexicon.measureById.get(id)?.tolerance ?? {};
    const values = index.measures.get(id) ?? [];
    const wish = new Float32Array(index.ids.length);
    for (let number = 0; number < wish.length; number += 1) {
      const off = Math.abs((values[number] ?? Number.NaN) - value);
      if (Number.isNaN(off)) continue;
      wish[number] = off <= Math.max(by, share * value) ? 1 : 0.9 / (1 + off / Math.max(1, value));
    }
    wishes.push(wish);
  }
  for (const stem of query.words) {
    const wish = new Float32Array(index.ids.length);
    // Words of a description are no answer to a query without a kind of thing, unless nothing else is.
    for (const number of postingsOf(index, `d:${stem}`)) wish[number] = isKindKnown ? 1 : 0.4;
    for (const number of postingsOf(index, `t:${stem}`)) wish[number] = 1;
    wishes.push(wish);
  }
  return wishes;
}

const nameBonus = (index: ProductIndex, query: Understanding) => {
  const bonus = new Float32Array(index.ids.length);
  for (const stem of query.said)
    for (const number of postingsOf(index, `n:${stem}`)) bonus[number] = (bonus[number] ?? 0) + 1;
  return bonus;
};

/** Rank of a match that has all that was asked for; another's is lower, by the share that it lacks. */
const FULL_RANK = 100;
const SET_RANK = 10;

let room = noMatches;

/** Columns for so many matches, to be copied from before the next query: they are too large to be made for each. */
function withRoom(size: number): Matches {
  if (room.numbers.length < size)
    room = { numbers: new Uint32Array(size), isFull: new Uint8Array(size), ranks: new Float64Array(size) };
  return room;
}

/**
 * Products that answer a query: of the kind of thing that it names, or with all its words. Never of another kind because
 * a word looks alike.
 */
export function findMatches(query: Understanding, lexicon: Lexicon, index: ProductIndex): Matches {
  const size = index.ids.length;
  const named = query.kinds.length > 0 ? query.kinds : query.rooms;
  const kind = combine(
    named.map((one) => markKind(index, one)),
    size,
  );
  const wishes = wishesOf(index, lexicon, query, query.kinds.length > 0);
  const isStoreWish = query.maxWeeklyCents !== null || query.wantsUsed || query.wantsCheap;
  if (!kind && query.unknown.length > 0) return noMatches;
  if (!kind && wishes.length === 0 && !isStoreWish) return noMatches;
  const kinds = kind ?? markAll(index);
  const bonus = nameBonus(index, query);
  const { numbers, isFull, ranks } = withRoom(size);
  let count = 0;
  let hasFull = false;
  for (let number = 0; number < size; number += 1) {
    const ofKind = kinds[number] ?? 0;
    if (ofKind === 0 || index.ids[number] === null) continue;
    let [sum, lowest] = [0, 1];
    for (const wish of wishes) {
      const share = wish[number] ?? 0;
      sum += share;
      if (share < lowest) lowest = share;
    }
    // Without a kind of thing, only what has every word is an answer.
    if (!kind && lowest === 0) continue;
    const hasAll = query.unknown.length === 0 && lowest === 1;
    if (hasAll) hasFull = true;
    const fit = hasAll ? FULL_RANK : 50 * (sum / Math.max(1, wishes.length));
    numbers[count] = number;
    isFull[count] = hasAll ? 1 : 0;
    ranks[count] = fit - SET_RANK * (ofKind - 1) + (bonus[number] ?? 0);
    count += 1;
  }
  if (kind || !hasFull)
    return { numbers: numbers.slice(0, count), isFull: isFull.slice(0, count), ranks: ranks.slice(0, count) };
  const isWanted = (_: number, at: number) => isFull[at] === 1;
  const full = numbers.subarray(0, count).filter(isWanted);
  return {
    numbers: full,
    isFull: new Uint8Array(full.length).fill(1),
    ranks: ranks.subarray(0, count).filter(isWanted),
  };
}
