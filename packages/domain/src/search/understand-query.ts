import type { Lexicon, LexiconPhrase, Meaning } from './lexicon.ts';
import { type ProductIndex, postingsOf } from './product-index.ts';
import { partsOf, type QueryPart, type QueryWish, type SaidWish, textOf } from './query-parts.ts';
import { type ReadingOptions, readNumbers, readWords } from './read-words.ts';
import type { AttributeWords, KindWords } from './vocabulary.ts';
import { stemOf, tokensOfQuery, wordsOfQuery } from './words.ts';

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
  /** What it asks for, one by one. */
  readonly parts: readonly QueryPart[];
};

export type ReadTerm = { readonly original: string; readonly read: string };

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

/** A meaning, and the stems that say it. */
type SaidMeaning = { readonly meaning: Meaning; readonly stems: readonly string[] };

/** What the words of a kind's phrase say beside it: the queen of "recámara queen". */
const attributesWithin = ({ stems, meanings }: LexiconPhrase, lexicon: Lexicon): SaidMeaning[] =>
  stems.length > 1 && meanings.some(({ is }) => is === 'kind')
    ? stems.flatMap((stem) =>
        (lexicon.phrasesByStem.get(stem) ?? []).flatMap((one) =>
          one.stems.length === 1
            ? one.meanings.flatMap((meaning) =>
                meaning.is === 'attribute' ? [{ meaning, stems: [stem] }] : [],
              )
            : [],
        ),
      )
    : [];

/** A word for a kind and for a property, such as "portátil", is the property of a kind that is named beside it. */
function readMeanings(phrases: readonly LexiconPhrase[], lexicon: Lexicon): SaidMeaning[] {
  const isEither = ({ meanings }: LexiconPhrase) =>
    meanings.some(({ is }) => is === 'kind') && meanings.some(({ is }) => is === 'attribute');
  const isThing = (meaning: Meaning) => meaning.is === 'kind' && !meaning.kind.isRoom;
  const hasKind = phrases.some((phrase) => !isEither(phrase) && phrase.meanings.some(isThing));
  return phrases.flatMap((phrase) => {
    const unwanted = hasKind ? 'kind' : 'attribute';
    const meant = isEither(phrase) ? phrase.meanings.filter(({ is }) => is !== unwanted) : phrase.meanings;
    const within = attributesWithin(phrase, lexicon);
    const taken = within.flatMap(({ stems }) => stems);
    // The words of a kind are those that say nothing else, so that each can be taken out.
    const left = phrase.stems.filter((stem) => !taken.includes(stem));
    const stems = left.length > 0 ? left : phrase.stems;
    return [...meant.map((meaning) => ({ meaning, stems })), ...within];
  });
}

/** The label of a kind in the order of the alphabet, to compare with phrases. */
const labelsOf = ({ label }: KindWords, { glue }: Lexicon) =>
  Object.values(label).map((text) => {
    const stems = wordsOfQuery(text).map(stemOf);
    return stems
      .filter((stem) => !glue.has(stem))
      .sort()
      .join(' ');
  });

function namedKinds(
  phrases: readonly LexiconPhrase[],
  meanings: readonly Meaning[],
  lexicon: Lexicon,
): NamedKind[] {
  const kinds = new Set(meanings.flatMap((meaning) => (meaning.is === 'kind' ? [meaning.kind] : [])));
  return [...kinds].map((kind) => ({
    ...kind,
    calledBy: phrases
      .filter(({ meanings: own }) => own.some((one) => one.is === 'kind' && one.kind === kind))
      .map(({ stems }) => stems)
      .filter((stems) => !labelsOf(kind, lexicon).includes(stems.join(' '))),
  }));
}

/** Wishes that phrases say, each with the stems that say it; all kinds of a phrase are one. */
function wishesOf(said: readonly SaidMeaning[]) {
  const kindsBy = new Map<string, { kinds: KindWords[]; stems: readonly string[] }>();
  const wishes: { wish: QueryWish; stems: readonly string[] }[] = [];
  for (const { meaning, stems } of said) {
    if (meaning.is === 'kind') {
      const known = kindsBy.get(stems.join(' '));
      if (known) known.kinds.push(meaning.kind);
      else kindsBy.set(stems.join(' '), { kinds: [meaning.kind], stems });
    } else if (meaning.is === 'attribute') {
      wishes.push({ wish: { is: meaning.is, attribute: meaning.attribute }, stems });
    } else if (meaning.is === 'used' || meaning.is === 'cheap')
      wishes.push({ wish: { is: meaning.is }, stems });
  }
  const kinds = [...kindsBy.values()].map(({ kinds: all, stems }) => ({
    wish: { is: 'kind' as const, kinds: all },
    stems,
  }));
  return [...kinds, ...wishes];
}

/** Reads a query by the retailer's words and those of its products; the order of words and their language do not matter. */
export function understandQuery(
  query: string,
  lexicon: Lexicon,
  index: ProductIndex,
  options: ReadingOptions = {},
): Understanding {
  const tokens = tokensOfQuery(query);
  const { measures, amounts, numbers, rest } = readNumbers(tokens, lexicon);
  const { read, corrections } = readWords(tokens, rest, options, lexicon, index);
  const places = [...read, ...numbers.map(({ value, at: [at = 0] }) => ({ stem: String(value), at }))];
  const stems = new Set(places.map(({ stem }) => stem));
  const said = new Set([...stems].filter((stem) => !lexicon.glue.has(stem)));
  const phrases = findPhrases(said.size > 0 ? said : stems, lexicon);
  const saidMeanings = readMeanings(phrases, lexicon);
  const meanings = saidMeanings.map(({ meaning }) => meaning);
  const taken = new Set(phrases.flatMap((phrase) => phrase.stems));
  const others = [...said].filter((stem) => !taken.has(stem) && !lexicon.ignored.has(stem));
  const isNumber = (stem: string) => numbers.some(({ value }) => value === Number(stem));
  const bare = others.filter(isNumber).map(Number);
  const words = others.filter((stem) => !isNumber(stem) && postingsOf(index, `d:${stem}`).length > 0);
  const all = namedKinds(phrases, meanings, lexicon);
  const kinds = all.filter(({ isRoom }) => !isRoom);
  const is = (wish: Meaning['is']) => meanings.some((meaning) => meaning.is === wish);
  const price = amounts[0]?.value ?? (is('atMost') ? bare[0] : undefined);
  const counts = amounts.length === 0 && price !== undefined ? bare.slice(1) : bare;
  const measure = kinds.find((kind) => kind.measure !== undefined)?.measure;
  const counted = measure ? counts.map((value) => ({ id: measure, value })) : [];
  const help = meanings.find((meaning) => meaning.is === 'help');
  const allWords = [...words, ...(measure ? [] : counts.map(String))];
  const placesOf = (wanted: readonly string[]) =>
    places.filter(({ stem }) => wanted.includes(stem)).map(({ at }) => at);
  const wishes: SaidWish[] = [
    ...wishesOf(saidMeanings).map(({ wish, stems: own }) => ({ wish, at: placesOf(own) })),
    ...measures.map(({ id, value, at }) => ({ wish: { is: 'measure' as const, id, value }, at })),
    ...counted.map((one) => ({
      wish: { is: 'measure' as const, ...one },
      at: placesOf([String(one.value)]),
    })),
    ...allWords.map((stem) => ({ wish: { is: 'word' as const }, at: placesOf([stem]) })),
  ];
  if (price !== undefined) {
    const limits = saidMeanings.flatMap(({ meaning, stems: own }) =>
      meaning.is === 'atMost' || meaning.is === 'money' ? own : [],
    );
    const figures = amounts.length > 0 ? amounts.flatMap(({ at }) => at) : placesOf([String(price)]);
    wishes.push({ wish: { is: 'price' }, at: [...placesOf(limits), ...figures] });
  }
  const isFiller = (at: number) =>
    places.some((one) => one.at === at && (lexicon.glue.has(one.stem) || lexicon.ignored.has(one.stem)));
  return {
    kinds,
    rooms: all.filter(({ isRoom }) => isRoom),
    attributes: [...new Set(meanings.flatMap((one) => (one.is === 'attribute' ? [one.attribute] : [])))],
    measures: [...measures.map(({ id, value }) => ({ id, value })), ...counted],
    words: allWords,
    said: [...said],
    unknown: read
      .filter(({ stem }) => others.includes(stem) && !words.includes(stem))
      .map(({ text }) => text),
    maxWeeklyCents: price === undefined ? null : Math.round(price * 100),
    wantsUsed: is('used'),
    wantsCheap: is('cheap'),
    helpPath: help?.is === 'help' ? help.path : null,
    corrected: corrections.size > 0 ? textOf(query, tokens, corrections) : null,
    terms: rest.map((at) => {
      const original = tokens[at]?.word ?? '';
      return { original, read: corrections.get(at) ?? original };
    }),
    parts: partsOf(wishes, query, tokens, corrections, isFiller),
  };
}
