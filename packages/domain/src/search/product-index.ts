import type { Steps } from './steps.ts';
import type { MeasureWords } from './vocabulary.ts';
import { wordListOf } from './word-list.ts';
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

/** What a change of the index does to the list of a term. */
type TermChange = {
  readonly term: string;
  readonly come: number[];
  readonly gone: Set<number>;
  /** The product that had the term last: it counts once for each. */
  last: number;
};

/** Finds the terms of documents: products have many texts in common, and texts many words. */
function createTermReader() {
  const changes = new Map<string, TermChange>();
  function ofTerm(term: string): TermChange {
    const known = changes.get(term);
    if (known) return known;
    const change = { term, come: [], gone: new Set<number>(), last: -1 };
    changes.set(term, change);
    return change;
  }
  /** Reads texts whose words are terms with each of some prefixes. */
  function createReader(prefixes: string) {
    const ofWords = new Map<string, readonly TermChange[]>();
    const ofTexts = new Map<string, readonly TermChange[]>();
    const ofWord = (word: string) => {
      const known = ofWords.get(word);
      if (known) return known;
      const stem = stemOf(word);
      const terms = Array.from(prefixes, (prefix) => ofTerm(`${prefix}:${stem}`));
      ofWords.set(word, terms);
      return terms;
    };
    return (text: string) => {
      const known = ofTexts.get(text);
      if (known) return known;
      const terms = [...new Set(wordsOf(text).flatMap(ofWord))];
      ofTexts.set(text, terms);
      return terms;
    };
  }
  const readers = {
    english: createReader('e'),
    name: createReader('ntd'),
    brand: createReader('btd'),
    short: createReader('td'),
    about: createReader('d'),
  };
  /** Each term of a product, some more than once. */
  function forEachTerm(document: SearchDocument, visit: (change: TermChange) => void): void {
    const visitTexts = (reader: keyof typeof readers, texts: readonly string[]) => {
      for (const text of texts) for (const change of readers[reader](text)) visit(change);
    };
    visitTexts('english', document.names.slice(0, 1));
    visitTexts('name', document.names);
    visitTexts('brand', [document.brand]);
    visitTexts('short', document.texts);
    visitTexts('about', document.abouts);
    for (const id of document.categoryIds) visit(ofTerm(`c:${id}`));
    for (const id of document.colorIds) visit(ofTerm(`v:${id}`));
    if (document.isSet) visit(ofTerm('set'));
  }
  return { forEachTerm, changes: () => changes.values() };
}

/** A list of numbers in order after a change. */
function changeNumbers(known: Uint32Array, { come, gone }: TermChange): Uint32Array {
  const kept = gone.size > 0 ? known.filter((number) => !gone.has(number)) : known;
  if (come.length === 0) return kept;
  const added = Uint32Array.from(come).sort();
  if (kept.length === 0) return added;
  const merged = new Uint32Array(kept.length + added.length);
  let [i, j] = [0, 0];
  while (i + j < merged.length) {
    const [a = Number.POSITIVE_INFINITY, b = Number.POSITIVE_INFINITY] = [kept[i], added[j]];
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

type IndexChange = {
  /** As they were in the index. */
  readonly removed: readonly SearchDocument[];
  readonly added: readonly SearchDocument[];
  readonly measures: readonly MeasureWords[];
};

const isOfName = (term: string) => /^[nb]:[a-z]/.test(term);

/** So many products are a step of a few milliseconds. */
const STEP = 100;

/** The index after some products are gone or changed and others have come; from an empty one for the first time. */
export function* updateIndex(index: ProductIndex, change: IndexChange): Steps<ProductIndex> {
  const ids = [...index.ids];
  const numberOf = new Map(index.numberOf);
  const { forEachTerm, changes } = createTermReader();
  const before = new Map<number, Set<TermChange>>();
  for (const document of change.removed) {
    const number = numberOf.get(document.id);
    if (number === undefined) continue;
    ids[number] = null;
    numberOf.delete(document.id);
    const terms = new Set<TermChange>();
    forEachTerm(document, (term) => terms.add(term));
    before.set(number, terms);
  }
  for (const [at, document] of change.added.entries()) {
    if (at % STEP === STEP - 1) yield;
    const number = index.numberOf.get(document.id) ?? ids.length;
    ids[number] = document.id;
    numberOf.set(document.id, number);
    const known = before.get(number);
    forEachTerm(document, (term) => {
      if (term.last === number) return;
      term.last = number;
      // What a product had before and has now stays where it is.
      if (!known?.delete(term)) term.come.push(number);
    });
  }
  for (const [number, terms] of before) for (const { gone } of terms) gone.add(number);
  const postings = new Map(index.postings);
  let isSameNames = true;
  for (const termChange of changes()) {
    const { term, come, gone } = termChange;
    if (come.length + gone.size === 0) continue;
    const known = postings.get(term);
    const numbers = changeNumbers(known ?? none, termChange);
    if (numbers.length === 0) postings.delete(term);
    else postings.set(term, numbers);
    if (isOfName(term) && (known === undefined || numbers.length === 0)) isSameNames = false;
  }
  yield;
  const nameStems = isSameNames
    ? index.nameStems
    : [...postings.keys()].flatMap((term) => (isOfName(term) ? [term.slice(2)] : []));
  // A list of words takes longer to make than a correction may take.
  wordListOf(nameStems);
  return { ids, numberOf, postings, nameStems, measures: measureAll(index, ids.length, numberOf, change) };
}

function measureAll(
  index: ProductIndex,
  size: number,
  numberOf: ReadonlyMap<string, number>,
  { added, measures }: IndexChange,
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
