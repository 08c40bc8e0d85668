/** Words and phrases in either language, lower or upper case, singular or plural. */
type Phrases = readonly string[];

/** Products that a phrase means, by what is known of each: all conditions that are given hold. */
export type Selection = {
  /** In one of these categories, or below. */
  readonly categories?: readonly string[];
  /** With one of these phrases in the English name. */
  readonly named?: Phrases;
  readonly notNamed?: Phrases;
  /** In one of these colours. */
  readonly colors?: readonly string[];
  /** With one of these phrases in name, category, colours or specifications. */
  readonly text?: Phrases;
  /** With one of these phrases there or in the description. */
  readonly about?: Phrases;
};

/** A kind of thing, or a room or department that holds many. */
export type KindWords = {
  readonly id: string;
  /** How the kind is called in an answer. */
  readonly label: { readonly 'en-US': string; readonly 'es-US': string };
  readonly phrases: Phrases;
  readonly select: Selection;
  /** Holds several kinds: narrows a kind that is named beside it. */
  readonly isRoom?: boolean;
  /** Sets of several things are meant, too. */
  readonly withSets?: boolean;
  /** What a number without a unit is. */
  readonly measure?: string;
};

/** A property that things of several kinds have. */
export type AttributeWords = {
  /** How the property is called in an answer; as the shopper calls it by default. */
  readonly label?: KindWords['label'];
  readonly phrases: Phrases;
  readonly select: Selection;
};

/** A number that the specifications hold. */
export type MeasureWords = {
  readonly id: string;
  /** How the number is called in an answer, with `{value}` in its place; as the shopper calls it by default. */
  readonly label?: KindWords['label'];
  readonly units: Phrases;
  /** Rows of the specifications by their English labels. The number before one of `before`, or the first one. */
  readonly rows: readonly { readonly label: string; readonly before?: Phrases }[];
  /** How far a number may be off, as it is and as a share. */
  readonly tolerance?: { readonly by?: number; readonly share?: number };
};

/** The retailer's words for a search: data, so that a word that shoppers use can be added without a release. */
export type SearchVocabulary = {
  readonly kinds: readonly KindWords[];
  readonly attributes: readonly AttributeWords[];
  readonly measures: readonly MeasureWords[];
  /** Pages that answer a query which names no thing. */
  readonly help: readonly {
    readonly path: string;
    /** Name of the page, where it is suggested. */
    readonly label?: KindWords['label'];
    readonly phrases: Phrases;
  }[];
  readonly wishes: {
    readonly used: Phrases;
    readonly cheap: Phrases;
    /** Before an amount: at most that much a week. */
    readonly atMost: Phrases;
    readonly money: Phrases;
  };
  /** Articles, prepositions and the like: left out everywhere. */
  readonly glue: Phrases;
  /** Words that say nothing about a thing, unless in a phrase. */
  readonly ignored: Phrases;
};

export const noVocabulary: SearchVocabulary = {
  kinds: [],
  attributes: [],
  measures: [],
  help: [],
  wishes: { used: [], cheap: [], atMost: [], money: [] },
  glue: [],
  ignored: [],
};
