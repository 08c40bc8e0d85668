import type { MeasureWords } from './vocabulary.ts';
import { stemOf, wordsOf } from './words.ts';

/** What a search knows of a product: texts in both languages. */
export type SearchDocument = {
  readonly id: string;
  readonly brand: string;
  /** The English one first. */
  readonly names: readonly string[];
  /** Category names, colours, what the thing is called, values of specifications. */
  readonly texts: readonly string[];
  /** Descriptions. */
  readonly abouts: readonly string[];
  readonly categoryIds: readonly string[];
  readonly colorIds: readonly string[];
  /** Several things sold together. */
  readonly isSet: boolean;
  /** English labels and values. */
  readonly rows: readonly { readonly label: string; readonly value: string }[];
};

/**
 * Products by their words: a list of numbers of products for each term, in order. Immutable; a change of some products
 * shares the lists of all other terms.
 */
export type ProductIndex = {
  /** By number; null where a product is gone. */
  readonly ids: readonly (string | null)[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly postings: ReadonlyMap<string, Uint32Array>;
  /** Stems of names and brands, to correct a query's words to. */
  readonly nameStems: readonly string[];
  /** Values of each measure, by number of the product; NaN without one. */
  readonly measures: ReadonlyMap<string, Float64Array>;
};

const none = new Uint32Array(0);

/** Numbers of the products that have a term: `n:` stem in a name, `e:` in the English one, `t:` in any short text, `d:` in all texts, and others. */
export const postingsOf = (index: ProductIndex, term: string): Uint32Array =>
  index.postings.get(term) ?? none;

/** Stems of texts; products have many texts in common. */
function createStemReader(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier) return earlier;
    const stems = [...new Set(wordsOf(text).map(stemOf))];
    known.set(text, stems);
    return stems;
  };
}

function termsOf(document: SearchDocument, stemsOf: (text: string) => readonly string[]): Set<string> {
  const terms = new Set<string>();
  const add = (prefixes: string, texts: readonly string[]) => {
    for (const text of texts) {
      for (const stem of stemsOf(text)) for (const prefix of prefixes) terms.add(`${prefix}:${stem}`);
    }
  };
  add('e', document.names.slice(0, 1));
  add('ntd', document.names);
  add('btd', [document.brand]);
  add('td', document.texts);
  add('d', document.abouts);
  for (const id of document.categoryIds) terms.add(`c:${id}`);
  for (const id of document.colorIds) terms.add(`v:${id}`);
  if (document.isSet) terms.add('set');
  return terms;
}

/** Two lists of numbers in order as one. */
function merge(one: Uint32Array, other: readonly number[]): Uint32Array {
  const merged = new Uint32Array(one.length + other.length);
  let [i, j] = [0, 0];
  while (i + j < merged.length) {
    const [a = Number.POSITIVE_INFINITY, b = Number.POSITIVE_INFINITY] = [one[i], other[j]];
    if (a < b) i += 1;
    else j += 1;
    merged[i + j - 1] = Math.min(a, b);
  }
  return merged;
}

function measureOf({ rows }: SearchDocument, measure: MeasureWords): number {
  for (const { label, before } of measure.rows) {
    const value = rows.find((row) => row.label === label)?.value.replaceAll(',', '');
    const pattern = before ? new RegExp(`([\\d.]+) (?:${before.join('|')})`) : /([\d.]+)/;
    const found = value === undefined ? null : pattern.exec(value);
    if (found) return Number(found[1]);
  }
  return Number.NaN;
}

/** The index after some products are gone or changed and others have come; from an empty one for the first time. */
export function updateIndex(
  index: ProductIndex,
  change: {
    /** As they were in the index. */
    readonly removed: readonly SearchDocument[];
    readonly added: readonly SearchDocument[];
    readonly measures: readonly MeasureWords[];
  },
): ProductIndex {
  const ids = [...index.ids];
  const numberOf = new Map(index.numberOf);
  const stemsOf = createStemReader();
  const gone = new Map<string, Set<number>>();
  const come = new Map<string, number[]>();
  const before = new Map<number, Set<string>>();
  for (const document of change.removed) {
    const number = numberOf.get(document.id);
    if (number === undefined) continue;
    ids[number] = null;
    numberOf.delete(document.id);
    before.set(number, termsOf(document, stemsOf));
  }
  for (const document of change.added) {
    const number = index.numberOf.get(document.id) ?? ids.length;
    ids[number] = document.id;
    numberOf.set(document.id, number);
    const known = before.get(number);
    for (const term of termsOf(document, stemsOf)) {
      // What a product had before and has now stays where it is.
      if (known?.delete(term)) continue;
      const numbers = come.get(term);
      if (numbers) numbers.push(number);
      else come.set(term, [number]);
    }
  }
  for (const [number, terms] of before) {
    for (const term of terms) gone.set(term, (gone.get(term) ?? new Set()).add(number));
  }
  const postings = new Map(index.postings);
  for (const term of new Set([...gone.keys(), ...come.keys()])) {
    const left = gone.get(term);
    const known = postings.get(term) ?? none;
    const kept = left ? known.filter((number) => !left.has(number)) : known;
    const numbers = come.get(term)?.sort((a, b) => a - b) ?? [];
    const all = numbers.length > 0 ? merge(kept, numbers) : kept;
    if (all.length === 0) postings.delete(term);
    else postings.set(term, all);
  }
  const nameStems = [...postings.keys()].flatMap((term) => (/^[nb]:[a-z]/.test(term) ? [term.slice(2)] : []));
  return { ids, numberOf, postings, nameStems, measures: measureAll(index, ids.length, numberOf, change) };
}

function measureAll(
  index: ProductIndex,
  size: number,
  numberOf: ReadonlyMap<string, number>,
  { added, measures }: Parameters<typeof updateIndex>[1],
): ProductIndex['measures'] {
  return new Map(
    measures.map((measure) => {
      const values = new Float64Array(size).fill(Number.NaN);
      values.set(index.measures.get(measure.id) ?? []);
      for (const document of added) values[numberOf.get(document.id) ?? 0] = measureOf(document, measure);
      return [measure.id, values];
    }),
  );
}

export const emptyIndex: ProductIndex = {
  ids: [],
  numberOf: new Map(),
  postings: new Map(),
  nameStems: [],
  measures: new Map(),
};
