import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@ownpath/domain/site';
import { hasAttribute, type Shown } from './attributes.ts';
import { isOfKind, type JudgedProduct } from './kinds.ts';

/** What a shopper who typed the query wants. */
export type Wanted =
  | { readonly is: 'help'; readonly path: string }
  /** The retailer has no such thing: products of another kind would be wrong. */
  | { readonly is: 'nothing' }
  | {
      readonly is: 'things';
      readonly kinds: readonly string[];
      readonly attributes: readonly (readonly [key: string, value: string])[];
    };

export type JudgedQuery = {
  readonly query: string;
  readonly wanted: Wanted;
  /** Not looked at while the search was tuned. */
  readonly isHeldOut: boolean;
};

function parseWanted(text: string): Wanted {
  if (text === 'none') return { is: 'nothing' };
  if (text.startsWith('help=')) return { is: 'help', path: text.slice('help='.length) };
  const [kinds = '', ...attributes] = text.split(' ');
  return {
    is: 'things',
    kinds: kinds.split(','),
    attributes: attributes.map((one) => {
      const [key = '', value = ''] = one.split('=');
      return [key, value] as const;
    }),
  };
}

const files = { 'en-US': 'english.txt', 'es-US': 'spanish.txt' } as const;

/** The judged list of a language: what people type, and what is right, whatever the catalogue calls it. */
export function readJudgedQueries(locale: Locale): JudgedQuery[] {
  const lines = readFileSync(join(import.meta.dirname, 'queries', files[locale]), 'utf8').split('\n');
  let isHeldOut = false;
  return lines.flatMap((line) => {
    if (line.startsWith('#')) isHeldOut = line === '# held out';
    if (line === '' || line.startsWith('#')) return [];
    const [query = '', wanted = ''] = line.split(' | ');
    return [{ query, wanted: parseWanted(wanted), isHeldOut }];
  });
}

export type ShownProduct = Shown & { readonly product: JudgedProduct };

/** An answer to a query: the first products and the page that it leads to, if any. */
export type Answer = { readonly products: readonly ShownProduct[]; readonly path: string | null };

/** 2: all that was asked for; 1: the kind of thing, without an attribute; 0: something else. */
function gradeOf(wanted: Wanted, product: JudgedProduct, shown: Shown | null): 0 | 1 | 2 {
  if (wanted.is !== 'things' || !wanted.kinds.some((kind) => isOfKind(product, kind))) return 0;
  return wanted.attributes.every(([key, value]) => hasAttribute(product, shown, key, value)) ? 2 : 1;
}

export type Score = {
  /** Share of right products among the first five. */
  readonly precision: number;
  /** One over the position of the first right one. */
  readonly reciprocalRank: number;
  readonly isEmpty: boolean;
};

const FIRST = 5;

/**
 * A product without an attribute is right only behind as many as have it: all of them, or as many as fit in the first
 * five. Fewer products than there are right ones lower the precision.
 * @param catalogue what the store could show
 */
export function score(wanted: Wanted, answer: Answer, catalogue: readonly ShownProduct[]): Score {
  const isEmpty = answer.products.length === 0 && answer.path === null;
  if (wanted.is !== 'things') {
    const isRight = wanted.is === 'help' ? answer.path === wanted.path : answer.products.length === 0;
    return { precision: Number(isRight), reciprocalRank: Number(isRight), isEmpty: isEmpty && !isRight };
  }
  const graded = catalogue.map(({ product, ...shown }) => gradeOf(wanted, product, shown));
  const full = Math.min(FIRST, graded.filter((grade) => grade === 2).length);
  const possible = full > 0 ? full : Math.min(FIRST, graded.filter((grade) => grade === 1).length);
  const first = answer.products.slice(0, FIRST);
  const isRight = first.map(({ product, ...shown }, index) => {
    const grade = gradeOf(wanted, product, shown);
    return grade === 2 || (grade === 1 && index >= full);
  });
  const right = isRight.filter(Boolean).length;
  const at = isRight.indexOf(true);
  return {
    precision: right / Math.max(first.length, possible, 1),
    reciprocalRank: at < 0 ? 0 : 1 / (at + 1),
    isEmpty,
  };
}

export type Summary = { readonly precision: number; readonly reciprocalRank: number; readonly empty: number };

/** Means over queries. Things that the retailer does not have count in the precision, not in the share without result. */
export function summarize(scores: readonly Score[]): Summary {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return {
    precision: mean(scores.map(({ precision }) => precision)),
    reciprocalRank: mean(scores.map(({ reciprocalRank }) => reciprocalRank)),
    empty: mean(scores.map(({ isEmpty }) => Number(isEmpty))),
  };
}
