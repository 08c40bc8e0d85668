import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type Messages = Readonly<Record<string, string>>;

/** Words that both languages share, and names. */
const sameOnPurpose: ReadonlySet<string> = new Set([
  'banner.error',
  'facet.color',
  'page.title',
  'product.color',
  'product.condition.total',
  'session.left',
  'ui.confirm.no',
  'ui.date.dayPlaceholder',
  'stores.distance',
  'stores.miles',
  'stores.state.MN',
  'stores.state.WI',
  'terms.column.total',
]);

type Input = {
  readonly base: Messages;
  readonly other: Messages;
  /** All source text of the application. */
  readonly sources: string;
  /** Ids whose texts may be alike in both languages. */
  readonly allowedSame?: ReadonlySet<string>;
};

/** Sentences on what is missing, unused, untranslated or has other placeholders in the other language. */
export function findTranslationProblems({
  base,
  other,
  sources,
  allowedSame = sameOnPurpose,
}: Input): string[] {
  const problems: string[] = [];
  const used = findUsedIds(sources);
  for (const [id] of sources.matchAll(/\bid(?:=\{|:\s*)`[a-z]\w*\.[^`]*`/g))
    problems.push(`computed: ${id}; a script brings the texts whose ids stand in it as a whole`);
  for (const id of used.exact) if (!(id in base)) problems.push(`missing: ${id} is used but has no text`);
  for (const [id, text] of Object.entries(base)) {
    const translated = other[id];
    if (!isUsed(id, sources)) problems.push(`unused: ${id}`);
    if (translated === undefined) {
      problems.push(`missing: ${id} has no es-US text`);
      continue;
    }
    if (translated === text && !allowedSame.has(id) && hasWords(text)) problems.push(`untranslated: ${id}`);
    const [expected, found] = [listPlaceholders(text), listPlaceholders(translated)];
    if (expected !== found)
      problems.push(`placeholders: ${id} has {${expected}} in en-US and {${found}} in es-US`);
  }
  for (const id of Object.keys(other)) if (!(id in base)) problems.push(`missing: ${id} has no en-US text`);
  return problems;
}

/** `id: 'feature.thing'` of formatMessage and `id="feature.thing"` of FormattedMessage. */
function findUsedIds(sources: string): { readonly exact: ReadonlySet<string> } {
  const matches = sources.matchAll(/\bid(?::\s*|=)['"]([a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9-]+)+)['"]/g);
  return { exact: new Set([...matches].map((match) => match[1] ?? '')) };
}

/** False for a template of placeholders and signs, such as `+{count}`. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));
}

/** An id counts as used where it stands as a whole string, so that tables of ids work too. */
function isUsed(id: string, sources: string): boolean {
  return sources.includes(`'${id}'`) || sources.includes(`"${id}"`);
}

/** Names of all arguments and tags of a message, sorted. */
export function listPlaceholders(message: string): string {
  const names = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(parse(message));
  return [...names].toSorted().join(', ');
}
