import {
  hasMeaning,
  isForeign,
  type KindName,
  type Language,
  type Lexicon,
  type Meaning,
} from './lexicon.ts';
import type { ProductIndex } from './product-index.ts';
import { type Understanding, understandQuery } from './understand-query.ts';
import { foldText, stemOf, wordsOf, wordsOfQuery } from './words.ts';

/** A word of a query as it is shown in a suggestion. */
type Token = {
  readonly text: string;
  readonly stems: readonly string[];
  /** Part of the name of a kind; a wish about the price; an article or preposition; or a property, a brand, a number. */
  readonly is: 'thing' | 'price' | 'glue' | 'other';
};

/** What the store has for what was typed. */
export type StoreAnswer = {
  /** Something that has all that was asked for. */
  readonly isFound: boolean;
  /** False without a store: nothing is priced, and no condition is known. */
  readonly hasPrices: boolean;
  /** Some of it costs that many dollars a week or less. Null: no such amount. */
  readonly maxWeeklyDollars: number | null;
};

const KIND_LIMIT = 3;
const SHORTEST_BEGUN = 2;
const isOneWord = /^[\p{L}\p{M}\p{N}"'”″.,$/-]+$/u;

/** A weekly limit as people say it: "under $30 a week". */
export function weeklyLimitText(cents: number, language: Language): string {
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(cents / 100);
  return language === 'en-US' ? `under ${amount} a week` : `menos de ${amount} por semana`;
}

/** Spanish adjectives agree with the noun before them. */
function usedWord(language: Language, noun: string): string {
  if (language === 'en-US') return 'pre-owned';
  const isFeminine = /(a|as|base|laptop|tele)$/.test(noun);
  return `usad${isFeminine ? 'a' : 'o'}${noun.endsWith('s') ? 's' : ''}`;
}

/** Whether a word, with others that were said, has such a meaning. */
const means = (lexicon: Lexicon, stem: string, said: ReadonlySet<string>, is: Meaning['is']) =>
  lexicon.phrasesByStem
    .get(stem)
    ?.some(
      ({ stems, meanings }) => stems.every((one) => said.has(one)) && meanings.some((one) => one.is === is),
    ) ?? false;

function readTokens(typed: string, query: Understanding, lexicon: Lexicon): Token[] {
  const readOf = new Map(query.terms.map(({ original, read }) => [original, read]));
  const said = new Set(query.said);
  const limit = query.maxWeeklyCents;
  const isPrice = (word: string) =>
    limit !== null &&
    (Math.round(Number(word) * 100) === limit ||
      (['atMost', 'money'] as const).some((is) => hasMeaning(lexicon, stemOf(word), is)));
  let isAfterPrice = false;
  const known = wordsOfQuery(typed).length;
  return typed
    .split(/\s+/u)
    .slice(0, known)
    .flatMap((raw): Token[] => {
      const words = wordsOf(raw);
      if (words.length === 0) return [];
      const read = words.map((word) => readOf.get(word) ?? word);
      const isSame = read.every((word, at) => word === words[at]);
      const text = isSame && isOneWord.test(raw) ? raw.toLocaleLowerCase() : read.join(' ');
      const stems = read.flatMap((word) => lexicon.compounds.get(stemOf(word)) ?? [stemOf(word)]);
      const isGlue = stems.every((stem) => lexicon.glue.has(stem));
      // "A week" after an amount belongs to it.
      const isFiller = isGlue || stems.every((stem) => lexicon.ignored.has(stem));
      isAfterPrice = read.every(isPrice) || (isAfterPrice && isFiller);
      if (isAfterPrice) return [{ text, stems, is: 'price' }];
      if (isGlue) return [{ text, stems, is: 'glue' }];
      const isThing = stems.some((stem) => means(lexicon, stem, said, 'kind'));
      return [{ text, stems, is: isThing ? 'thing' : 'other' }];
    });
}

/** Without articles and prepositions at the ends. */
function trimGlue(tokens: readonly Token[]): readonly Token[] {
  const isWord = ({ is }: Token) => is !== 'glue';
  return tokens.slice(tokens.findIndex(isWord), tokens.findLastIndex(isWord) + 1);
}

/** The words with another name in place of the thing's; after them where they name none. */
function renamed(tokens: readonly Token[], name: string): string {
  const isThing = ({ is }: Token) => is === 'thing';
  const [first, last] = [tokens.findIndex(isThing), tokens.findLastIndex(isThing)];
  const texts = tokens.flatMap((token, at) => {
    if (at === first) return [name];
    const isWithin = at > first && at < last && token.is === 'glue';
    return isThing(token) || isWithin ? [] : [token.text];
  });
  return (first === -1 ? [...texts, name] : texts).join(' ');
}

/** Names of kinds that have the words of the thing, the last of which may be incomplete: the best name of each kind. */
function namesBegunBy(
  things: readonly Token[],
  begun: string | null,
  lexicon: Lexicon,
  language: Language,
): string[] {
  const whole = things.flatMap(({ stems }) => stems);
  if (whole.length === 0 && begun === null) return [];
  const isMeant = ({ words, stems }: KindName) =>
    whole.every((stem) => stems.has(stem)) &&
    (begun === null || words.some((word) => word.startsWith(begun)));
  const first = foldText(things[0]?.text ?? begun ?? '');
  const isForeignName = (stems: KindName['stems']) =>
    [...stems]
      .flatMap((stem) => lexicon.compounds.get(stem) ?? [stem])
      .some((stem) => isForeign(lexicon, stem, language));
  const costOf = ({ kind, text, words, stems }: KindName) =>
    (text === kind.label[language] ? 0 : 100) +
    (words[0]?.startsWith(first) ? 0 : 50) +
    (isForeignName(stems) ? 25 : 0);
  const best = new Map<string, { text: string; cost: number }>();
  for (const name of lexicon.kindNames) {
    if (!isMeant(name)) continue;
    const cost = costOf(name);
    const known = best.get(name.kind.id);
    // Of several names, the retailer's first.
    if (!known || cost < known.cost) best.set(name.kind.id, { text: name.text, cost });
  }
  return [...best.values()]
    .sort((a, b) => a.cost - b.cost || a.text.length - b.text.length)
    .map(({ text }) => text);
}

/** A name as the retailer writes it in that language: with its accents. */
const spelled = (name: string, { kindNames }: Lexicon, language: Language) =>
  kindNames.find(({ kind, text }) => text === kind.label[language] && foldText(text) === foldText(name))
    ?.text ?? name;

/**
 * The last word, where it may be the beginning of a thing's name, with the letters that are right: as it was typed,
 * unless it was a mistake.
 */
function begunWord(tokens: readonly Token[], { terms }: Understanding, lexicon: Lexicon): string | null {
  const [token, last] = [tokens.at(-1), terms.at(-1)];
  const stem = stemOf(last?.read ?? '');
  if (!last || last.original.length < SHORTEST_BEGUN || !token?.stems.includes(stem)) return null;
  if (token.is !== 'thing' && hasMeaning(lexicon, stem, 'attribute')) return null;
  return last.read.startsWith(last.original) ? last.original : last.read;
}

/**
 * Searches that someone may want who typed this, the likeliest first, in the words of the shopper where there are some:
 * what was typed without mistakes and with its last word completed, other kinds that are called so, a price, pre-owned.
 * Each is read as it says; whether it has results depends on the store.
 * @param query how what was typed is read while its last word may be incomplete
 */
export function draftSearches(
  typed: string,
  query: Understanding,
  { lexicon, index }: { readonly lexicon: Lexicon; readonly index: ProductIndex },
  language: Language,
  { isFound, hasPrices, maxWeeklyDollars }: StoreAnswer,
): string[] {
  const namesThing = query.kinds.length > 0 || query.rooms.length > 0;
  if (query.helpPath !== null && !namesThing) return [];
  const tokens = trimGlue(readTokens(typed, query, lexicon).filter(({ is }) => is !== 'price'));
  if (tokens.length === 0) return [];
  const isThing = ({ is }: Token) => is === 'thing';
  const things = tokens.filter(isThing);
  const named = tokens
    .slice(tokens.findIndex(isThing), tokens.findLastIndex(isThing) + 1)
    .filter(({ is }) => is === 'thing' || is === 'glue');
  const thing = spelled(named.map(({ text }) => text).join(' '), lexicon, language);
  const own = thing === '' ? tokens.map(({ text }) => text).join(' ') : renamed(tokens, thing);

  const begun = begunWord(tokens, query, lexicon);
  const before = tokens.slice(0, -1);
  const begunNames = begun === null ? [] : namesBegunBy(before.filter(isThing), begun, lexicon, language);
  const last = tokens.at(-1);
  const names =
    begunNames.length > 0 && last
      ? begunNames.map((name) => renamed([...before, { ...last, is: 'thing' }], name))
      : namesBegunBy(things, null, lexicon, language).map((name) => renamed(tokens, name));

  const limit = query.maxWeeklyCents;
  const atMost = limit !== null && hasPrices ? weeklyLimitText(limit, language) : null;
  const [noun = ''] = thing.split(' ');
  const used = hasPrices && !query.wantsUsed ? usedWord(language, noun) : null;
  const isOther = (name: string) => foldText(name) !== foldText(own);
  const drafts: (string | null)[][] = [
    [own, atMost],
    ...names
      .filter(isOther)
      .slice(0, KIND_LIMIT)
      .map((name) => [name]),
    maxWeeklyDollars !== null && limit === null
      ? [own, weeklyLimitText(maxWeeklyDollars * 100, language)]
      : [],
    used === null ? [] : [own, atMost, used],
    used === null || thing === '' ? [] : [thing, atMost, used],
    isFound || thing === '' ? [] : [thing, atMost],
  ];
  const texts = drafts.map((parts) => parts.filter((part) => part !== null).join(' '));
  const keyOf = (text: string) => wordsOf(text).map(stemOf).sort().join(' ');
  const known = new Set(['']);
  return texts.filter((text) => {
    const key = keyOf(text);
    if (known.has(key) || foldText(text) === foldText(typed.trim())) return false;
    known.add(key);
    const draft = understandQuery(text, lexicon, index);
    const saysPrice = text.includes('$') === (draft.maxWeeklyCents !== null);
    const saysUsed = used === null || text.endsWith(used) === draft.wantsUsed;
    return draft.corrected === null && draft.unknown.length === 0 && saysPrice && saysUsed;
  });
}
