import type { AttributeWords, KindWords, MeasureWords, SearchVocabulary } from './vocabulary.ts';
import { wordListOf } from './word-list.ts';
import { stemOf, wordsOf } from './words.ts';

export type Language = keyof KindWords['label'];

/** What a phrase of a query stands for. */
export type Meaning =
  | { readonly is: 'kind'; readonly kind: KindWords }
  | { readonly is: 'attribute'; readonly attribute: AttributeWords }
  | { readonly is: 'help'; readonly path: string }
  | { readonly is: 'used' | 'cheap' | 'atMost' | 'money' };

export type LexiconPhrase = {
  /** Its words in the order of the alphabet: word order in a query does not matter. */
  readonly stems: readonly string[];
  readonly meanings: readonly Meaning[];
};

/** What people call a kind, to complete what they typed of it. */
export type KindName = {
  readonly kind: KindWords;
  readonly text: string;
  /** Folded, in order. */
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
};

/** The retailer's words, prepared for reading queries. */
export type Lexicon = {
  readonly kindNames: readonly KindName[];
  /** By each of their stems. */
  readonly phrasesByStem: ReadonlyMap<string, readonly LexiconPhrase[]>;
  readonly measureByUnit: ReadonlyMap<string, MeasureWords>;
  readonly measureById: ReadonlyMap<string, MeasureWords>;
  readonly glue: ReadonlySet<string>;
  readonly ignored: ReadonlySet<string>;
  /** Whole words to correct a query's words to. */
  readonly words: ReadonlySet<string>;
  /** Two words written as one, and the stems of both. */
  readonly compounds: ReadonlyMap<string, readonly string[]>;
  /** Stems of the retailer's own names in each language. Other phrases may be in either. */
  readonly labelStems: Readonly<Record<Language, ReadonlySet<string>>>;
};

/** Whether a word has such a meaning by itself. */
export const hasMeaning = (lexicon: Lexicon, stem: string, is: Meaning['is']): boolean =>
  lexicon.phrasesByStem
    .get(stem)
    ?.some(({ stems, meanings }) => stems.length === 1 && meanings.some((one) => one.is === is)) ?? false;

/** Whether the retailer has a word in its names in the other language only. */
export const isForeign = ({ labelStems }: Lexicon, stem: string, language: Language): boolean =>
  !labelStems[language].has(stem) && Object.values(labelStems).some((stems) => stems.has(stem));

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

/**
 * Prepares the retailer's words.
 * @param categories names of categories: each is a kind of thing where the vocabulary does not have its words
 */
export function createLexicon(
  vocabulary: SearchVocabulary,
  categories: readonly { readonly id: string; readonly name: KindWords['label'] }[],
): Lexicon {
  const glue = new Set(vocabulary.glue.flatMap(stemsOf));
  const phrases = new Map<string, { stems: string[]; meanings: Meaning[] }>();
  const words = new Set<string>();
  const compounds = new Map<string, readonly string[]>();

  function add(text: string, meaning: Meaning, isKnownKept = true): void {
    const all = wordsOf(text);
    const said = all.filter((word) => !glue.has(stemOf(word)));
    const kept = said.length > 0 ? said : all;
    const stems = [...new Set(kept.map(stemOf))].sort();
    const key = stems.join(' ');
    const known = phrases.get(key);
    if (known && isKnownKept) known.meanings.push(meaning);
    if (known) return;
    phrases.set(key, { stems, meanings: [meaning] });
    for (const word of kept) if (word.length > 2) words.add(word);
    if (kept.length === 2) {
      const compound = kept.join('');
      compounds.set(stemOf(compound), kept.map(stemOf));
      words.add(compound);
    }
  }

  for (const kind of vocabulary.kinds) for (const text of kind.phrases) add(text, { is: 'kind', kind });
  for (const attribute of vocabulary.attributes)
    for (const text of attribute.phrases) add(text, { is: 'attribute', attribute });
  for (const { path, phrases: texts } of vocabulary.help)
    for (const text of texts) add(text, { is: 'help', path });
  for (const is of ['used', 'cheap', 'atMost', 'money'] as const)
    for (const text of vocabulary.wishes[is]) add(text, { is });
  for (const { id, name } of categories) {
    const kind: KindWords = {
      id,
      label: name,
      phrases: [],
      select: { categories: [id] },
      isRoom: true,
      withSets: true,
    };
    const texts = Object.values(name).flatMap((text) => text.split(/ & | y | and /));
    for (const text of texts) add(text, { is: 'kind', kind }, false);
  }

  const phrasesByStem = new Map<string, LexiconPhrase[]>();
  for (const phrase of phrases.values()) {
    for (const stem of phrase.stems) phrasesByStem.set(stem, [...(phrasesByStem.get(stem) ?? []), phrase]);
  }
  wordListOf(words);
  const labels = [...vocabulary.kinds, ...vocabulary.attributes, ...vocabulary.help].flatMap(
    ({ label }) => label ?? [],
  );
  const labelStemsOf = (language: Language) =>
    new Set([...labels, ...categories.map(({ name }) => name)].flatMap((label) => stemsOf(label[language])));
  return {
    kindNames: vocabulary.kinds.flatMap((kind) =>
      [...new Set([...Object.values(kind.label), ...kind.phrases])].map((text) => ({
        kind,
        text,
        words: wordsOf(text),
        stems: new Set(stemsOf(text)),
      })),
    ),
    phrasesByStem,
    measureByUnit: new Map(
      vocabulary.measures.flatMap((measure) => measure.units.map((unit) => [stemOf(unit), measure] as const)),
    ),
    measureById: new Map(vocabulary.measures.map((measure) => [measure.id, measure])),
    glue,
    ignored: new Set(vocabulary.ignored.flatMap(stemsOf)),
    words,
    compounds,
    labelStems: { 'en-US': labelStemsOf('en-US'), 'es-US': labelStemsOf('es-US') },
  };
}
