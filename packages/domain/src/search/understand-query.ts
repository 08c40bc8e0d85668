import { completeWord, correctWord } from './correct-word.ts';
import { hasMeaning, type Lexicon, type LexiconPhrase, type Meaning } from './lexicon.ts';
import { type ProductIndex, postingsOf } from './product-index.ts';
import type { AttributeWords, KindWords } from './vocabulary.ts';
import { stemOf, wordsOfQuery } from './words.ts';

/** A kind that a query names. */
export type NamedKind = KindWords & {
  /** Stems of what it was called by, unless by its own name: products whose names have these words are meant as well. */
  readonly calledBy: readonly (readonly string[])[];
};

/** What a query asks for. */
export type Understanding = {
  /** Things that are asked for; any of them will do. */
  readonly kinds: readonly NamedKind[];
  /** Rooms and departments. */
  readonly rooms: readonly NamedKind[];
  readonly attributes: readonly AttributeWords[];
  readonly measures: readonly { readonly id: string; readonly value: number }[];
  /** Stems that the retailer has no meaning for, and its products have. */
  readonly words: readonly string[];
  /** Stems of all words that say something. */
  readonly said: readonly string[];
  /** Words that nothing is known of. */
  readonly unknown: readonly string[];
  readonly maxWeeklyCents: number | null;
  readonly wantsUsed: boolean;
  readonly wantsCheap: boolean;
  /** A page that answers the query. */
  readonly helpPath: string | null;
  /** The query as it was read, where a word was corrected; null where none was. */
  readonly corrected: string | null;
  /** Its words in order, numbers and units apart, each with the word that it was read as. */
  readonly terms: readonly ReadTerm[];
};

export type ReadTerm = { readonly original: string; readonly read: string };

export type ReadingOptions = {
  /** Words are taken as they are, without corrections. */
  readonly isExact?: boolean;
  /** The last word may not be complete yet. */
  readonly isTyping?: boolean;
};

type Word = { readonly text: string; readonly stem: string };

/** Numbers with their units, and words apart from them. */
function readNumbers(words: readonly string[], lexicon: Lexicon) {
  const measures: { id: string; value: number }[] = [];
  const amounts: number[] = [];
  const numbers: number[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!/^\d+(\.\d+)?$/.test(word)) {
      rest.push(word);
      continue;
    }
    const next = stemOf(words[at + 1] ?? '');
    const measure = lexicon.measureByUnit.get(next);
    const isMoney =
      hasMeaning(lexicon, next, 'money') || hasMeaning(lexicon, stemOf(words[at - 1] ?? ''), 'money');
    if (measure) {
      measures.push({ id: measure.id, value: Number(word) });
      at += 1;
    } else if (isMoney) amounts.push(Number(word));
    else numbers.push(Number(word));
  }
  return { measures, amounts, numbers, rest };
}

/** Whether a word says something by itself, and not only within a phrase. */
const isComplete = (stem: string, lexicon: Lexicon, index: ProductIndex) =>
  lexicon.glue.has(stem) ||
  lexicon.ignored.has(stem) ||
  lexicon.compounds.has(stem) ||
  (lexicon.phrasesByStem.get(stem)?.some(({ stems }) => stems.length === 1) ?? false) ||
  postingsOf(index, `t:${stem}`).length > 0;

/** A word is completed from so many letters on while a shopper types, and in a search. */
const COMPLETED_LENGTH = { typing: 3, search: 4 };

/** The word that was meant; the word itself where something is known of it, or nothing is like it. */
function readWord(text: string, isTyping: boolean, lexicon: Lexicon, index: ProductIndex): string {
  const stem = stemOf(text);
  if (isComplete(stem, lexicon, index)) return text;
  const isLong = text.length >= (isTyping ? COMPLETED_LENGTH.typing : COMPLETED_LENGTH.search);
  const completed = isLong ? completeWord(text, lexicon, index) : null;
  if (completed !== null && isTyping) return completed;
  if (lexicon.phrasesByStem.has(stem)) return text;
  return completed ?? correctWord(text, lexicon, index, isTyping) ?? text;
}

/** Splits compounds, and completes or corrects what nothing is known of. */
function readWords(words: readonly string[], options: ReadingOptions, lexicon: Lexicon, index: ProductIndex) {
  const texts = words.map((text, at) =>
    options.isExact
      ? text
      : readWord(text, (options.isTyping ?? false) && at === words.length - 1, lexicon, index),
  );
  const read = texts.flatMap((text): Word[] => {
    const stem = stemOf(text);
    const parts = lexicon.phrasesByStem.has(stem) ? undefined : lexicon.compounds.get(stem);
    return (parts ?? [stem]).map((part) => ({ text, stem: part }));
  });
  return { read, texts };
}

/** The longest phrases whose words are all there; each word belongs to one. */
function findPhrases(stems: ReadonlySet<string>, lexicon: Lexicon): LexiconPhrase[] {
  const possible = new Set([...stems].flatMap((stem) => lexicon.phrasesByStem.get(stem) ?? []));
  const complete = [...possible].filter((phrase) => phrase.stems.every((stem) => stems.has(stem)));
  complete.sort(
    (a, b) => b.stems.length - a.stems.length || (a.stems.join(' ') < b.stems.join(' ') ? -1 : 1),
  );
  const left = new Set(stems);
  return complete.filter((phrase) => {
    if (!phrase.stems.every((stem) => left.has(stem))) return false;
    for (const stem of phrase.stems) left.delete(stem);
    return true;
  });
}

/** The query with its words replaced by those that were read; null when none was. */
function correctedQuery(
  sent: readonly string[],
  words: readonly string[],
  read: readonly string[],
): string | null {
  const replaced = new Map(words.map((word, at) => [word, read[at] ?? word]));
  const isSame = words.every((word) => replaced.get(word) === word);
  return isSame ? null : sent.map((word) => replaced.get(word) ?? word).join(' ');
}

/** What the words of a kind's phrase say beside it: the queen of "recámara queen". */
const attributesWithin = ({ stems, meanings }: LexiconPhrase, lexicon: Lexicon) =>
  stems.length > 1 && meanings.some(({ is }) => is === 'kind')
    ? stems.flatMap((stem) =>
        (lexicon.phrasesByStem.get(stem) ?? []).flatMap((one) =>
          one.stems.length === 1 ? one.meanings.filter(({ is }) => is === 'attribute') : [],
        ),
      )
    : [];

/** A word for a kind and for a property, such as "portátil", is the property of a kind that is named beside it. */
function readMeanings(phrases: readonly LexiconPhrase[], lexicon: Lexicon): Meaning[] {
  const isEither = ({ meanings }: LexiconPhrase) =>
    meanings.some(({ is }) => is === 'kind') && meanings.some(({ is }) => is === 'attribute');
  const isThing = (meaning: Meaning) => meaning.is === 'kind' && !meaning.kind.isRoom;
  const hasKind = phrases.some((phrase) => !isEither(phrase) && phrase.meanings.some(isThing));
  return phrases.flatMap((phrase) => {
    const unwanted = hasKind ? 'kind' : 'attribute';
    const meant = isEither(phrase) ? phrase.meanings.filter(({ is }) => is !== unwanted) : phrase.meanings;
    return [...meant, ...attributesWithin(phrase, lexicon)];
  });
}

/** The label of a kind in the order of the alphabet, to compare with phrases. */
const labelsOf = ({ label }: KindWords) =>
  Object.values(label).map((text) => wordsOfQuery(text).map(stemOf).sort().join(' '));

function namedKinds(phrases: readonly LexiconPhrase[], meanings: readonly Meaning[]): NamedKind[] {
  const kinds = new Set(meanings.flatMap((meaning) => (meaning.is === 'kind' ? [meaning.kind] : [])));
  return [...kinds].map((kind) => ({
    ...kind,
    calledBy: phrases
      .filter(({ meanings: own }) => own.some((one) => one.is === 'kind' && one.kind === kind))
      .map(({ stems }) => stems)
      .filter((stems) => !labelsOf(kind).includes(stems.join(' '))),
  }));
}

/** Reads a query by the retailer's words and those of its products; the order of words and their language do not matter. */
export function understandQuery(
  query: string,
  lexicon: Lexicon,
  index: ProductIndex,
  options: ReadingOptions = {},
): Understanding {
  const sent = wordsOfQuery(query);
  const { measures, amounts, numbers, rest } = readNumbers(sent, lexicon);
  const { read, texts } = readWords(rest, options, lexicon, index);
  const stems = new Set([...read.map(({ stem }) => stem), ...numbers.map(String)]);
  const said = new Set([...stems].filter((stem) => !lexicon.glue.has(stem)));
  const phrases = findPhrases(said.size > 0 ? said : stems, lexicon);
  const meanings = readMeanings(phrases, lexicon);
  const taken = new Set(phrases.flatMap((phrase) => phrase.stems));
  const others = [...said].filter((stem) => !taken.has(stem) && !lexicon.ignored.has(stem));
  const isNumber = (stem: string) => numbers.includes(Number(stem));
  const bare = others.filter(isNumber).map(Number);
  const words = others.filter((stem) => !isNumber(stem) && postingsOf(index, `d:${stem}`).length > 0);
  const all = namedKinds(phrases, meanings);
  const kinds = all.filter(({ isRoom }) => !isRoom);
  const is = (wish: Meaning['is']) => meanings.some((meaning) => meaning.is === wish);
  const price = amounts[0] ?? (is('atMost') ? bare[0] : undefined);
  const counts = amounts.length === 0 && price !== undefined ? bare.slice(1) : bare;
  const measure = kinds.find((kind) => kind.measure !== undefined)?.measure;
  const help = meanings.find((meaning) => meaning.is === 'help');
  return {
    kinds,
    rooms: all.filter(({ isRoom }) => isRoom),
    attributes: [...new Set(meanings.flatMap((one) => (one.is === 'attribute' ? [one.attribute] : [])))],
    measures: [...measures, ...(measure ? counts.map((value) => ({ id: measure, value })) : [])],
    words: [...words, ...(measure ? [] : counts.map(String))],
    said: [...said],
    unknown: read
      .filter(({ stem }) => others.includes(stem) && !words.includes(stem))
      .map(({ text }) => text),
    maxWeeklyCents: price === undefined ? null : Math.round(price * 100),
    wantsUsed: is('used'),
    wantsCheap: is('cheap'),
    helpPath: help?.is === 'help' ? help.path : null,
    corrected: correctedQuery(sent, rest, texts),
    terms: rest.map((original, at) => ({ original, read: texts[at] ?? original })),
  };
}
