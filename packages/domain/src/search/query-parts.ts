import type { AttributeWords, KindWords } from './vocabulary.ts';
import type { Token } from './words.ts';

/** One thing that a query asks for. */
export type QueryWish =
  /** Any of these kinds, or rooms. */
  | { readonly is: 'kind'; readonly kinds: readonly KindWords[] }
  | { readonly is: 'attribute'; readonly attribute: AttributeWords }
  | { readonly is: 'measure'; readonly id: string; readonly value: number }
  | { readonly is: 'word' | 'used' | 'cheap' | 'price' };

/** A wish, and the places of the words that say it. */
export type SaidWish = { readonly wish: QueryWish; readonly at: Iterable<number> };

export type QueryPart = QueryWish & {
  /** The words that say it, as they were read. */
  readonly text: string;
  /** The query without these words; empty when it says nothing else. */
  readonly without: string;
};

/** In the order in which they are named. */
export const QUERY_PART_TYPES = [
  'kind',
  'attribute',
  'measure',
  'word',
  'used',
  'cheap',
  'price',
] as const satisfies readonly QueryWish['is'][];

/** The same for wishes that ask for the same; words are different ones. */
function keyOf(wish: QueryWish): string | QueryWish {
  if (wish.is === 'word') return wish;
  return wish.is === 'kind' ? `kind ${wish.kinds.map(({ label }) => label['en-US'])}` : JSON.stringify(wish);
}

/** Wishes that are said twice are one: `couch sofa`. */
function mergeSame(wishes: readonly SaidWish[]) {
  const merged = new Map<string | QueryWish, { wish: QueryWish; at: Set<number> }>();
  for (const { wish, at } of wishes) {
    const key = keyOf(wish);
    const known = merged.get(key);
    if (known) for (const place of at) known.at.add(place);
    else merged.set(key, { wish, at: new Set(at) });
  }
  return [...merged.values()].filter(({ at }) => at.size > 0);
}

/** The text of a query that these places leave: as typed between neighbours. */
export function textOf(
  query: string,
  tokens: readonly Token[],
  corrections: ReadonlyMap<number, string>,
  isKept: (at: number) => boolean = () => true,
): string {
  let text = '';
  let last = -1;
  for (const [at, { start, end }] of tokens.entries()) {
    if (!isKept(at)) continue;
    const between = last === at - 1 ? query.slice(tokens[last]?.end ?? start, start) : ' ';
    text += (last < 0 ? '' : between) + (corrections.get(at) ?? query.slice(start, end).trimEnd());
    last = at;
  }
  return text;
}

/**
 * What a query asks for, each with the query without it.
 * @param isFiller whether the word at a place says nothing by itself: it stays only between two neighbours that stay
 */
export function partsOf(
  wishes: readonly SaidWish[],
  query: string,
  tokens: readonly Token[],
  corrections: ReadonlyMap<number, string>,
  isFiller: (at: number) => boolean,
): QueryPart[] {
  const merged = mergeSame(wishes);
  const isSaid = (at: number) => merged.some((one) => one.at.has(at)) || !isFiller(at);
  const said = tokens.flatMap((_, at) => (isSaid(at) ? [at] : []));
  const textWith = (isWanted: (at: number) => boolean) =>
    textOf(query, tokens, corrections, (at) => {
      if (isSaid(at)) return isWanted(at);
      const before = said.findLast((place) => place < at);
      const after = said.find((place) => place > at);
      return before !== undefined && after !== undefined && isWanted(before) && isWanted(after);
    });
  const parts = merged.map(({ wish, at: own }): QueryPart => {
    const isOthers = (at: number) => merged.some((one) => one.at !== own && one.at.has(at));
    return {
      ...wish,
      text: textWith((at) => own.has(at)),
      without: textWith((at) => !own.has(at) || isOthers(at)),
    };
  });
  return parts.sort((a, b) => QUERY_PART_TYPES.indexOf(a.is) - QUERY_PART_TYPES.indexOf(b.is));
}
