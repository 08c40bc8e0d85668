import { DomainError } from '../domain-error.ts';

/** Longest selector, and its deepest nesting. */
const MAX_SELECTOR_LENGTH = 2048;
const MAX_SELECTOR_DEPTH = 16;

export type Comparison = { readonly name: string; readonly operator: string; readonly value: string };
export type ElementFilter =
  | { readonly kind: 'indexes'; readonly indexes: readonly number[] }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  /** An element matches when all comparisons of any one group hold. */
  | { readonly kind: 'condition'; readonly anyOf: readonly (readonly Comparison[])[] };
export type SelectedProperty = { readonly filter: ElementFilter | null; readonly children: Selector | null };
export type Selector = {
  /** `**` takes all properties, `*` those that are neither object nor list. */
  readonly wildcard: '**' | '*' | null;
  readonly included: ReadonlyMap<string, SelectedProperty>;
  readonly excluded: ReadonlySet<string>;
};

const NAME = /[A-Za-z_$][\w$]*/y;
const INDEXES = /\d{1,6}(?:,\d{1,6})*(?=\])/y;
const RANGE = /(\d{1,6}):(\d{1,6})(?=\])/y;
const COMPARISON = /\s*@\.([A-Za-z_$][\w$]*)\s*(==|!=|<=|>=|<|>)\s*(?:'([^']*)'|"([^"]*)"|([\w.-]+))\s*/y;

/**
 * Reads a property selector: `(name,variants[0:4].(productId),price.(**,-currency))`.
 * Source: the documented property selection of the Shopper APIs.
 * @throws DomainError `InvalidParameters`
 */
export function parseSelector(text: string): Selector {
  let at = 0;

  function fail(): never {
    throw new DomainError('InvalidParameters', `The select parameter is not valid at character ${at + 1}.`, {
      fields: [{ path: 'query.select', code: 'invalid_format' }],
    });
  }
  function take(sign: string): boolean {
    if (!text.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  }
  function match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at += found[0].length;
    return found;
  }

  function readComparison(): Comparison {
    const [, name = '', operator = '', quoted, doubleQuoted, bare] = match(COMPARISON) ?? fail();
    return { name, operator, value: quoted ?? doubleQuoted ?? bare ?? '' };
  }

  function readCondition(): ElementFilter {
    const anyOf: Comparison[][] = [[readComparison()]];
    while (!take(')')) {
      if (take('&&')) anyOf.at(-1)?.push(readComparison());
      else if (take('||')) anyOf.push([readComparison()]);
      else fail();
    }
    return { kind: 'condition', anyOf };
  }

  function readFilter(): ElementFilter {
    if (take('?(')) return readCondition();
    const range = match(RANGE);
    if (range) return { kind: 'range', from: Number(range[1]), to: Number(range[2]) };
    const [indexes] = match(INDEXES) ?? fail();
    return { kind: 'indexes', indexes: indexes.split(',').map(Number) };
  }

  function readSelector(depth: number): Selector {
    if (depth > MAX_SELECTOR_DEPTH || !take('(')) fail();
    let wildcard: Selector['wildcard'] = null;
    const included = new Map<string, SelectedProperty>();
    const excluded = new Set<string>();
    do {
      if (take('**')) wildcard = '**';
      else if (take('*')) wildcard ??= '*';
      else if (take('-')) excluded.add((match(NAME) ?? fail())[0]);
      else {
        take('+');
        const [name] = match(NAME) ?? fail();
        const filter = take('[') ? readFilter() : null;
        if (filter && !take(']')) fail();
        included.set(name, { filter, children: take('.') ? readSelector(depth + 1) : null });
      }
    } while (take(','));
    if (!take(')')) fail();
    return { wildcard, included, excluded };
  }

  if (text.length > MAX_SELECTOR_LENGTH) fail();
  const selector = readSelector(1);
  if (at !== text.length) fail();
  return selector;
}

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function compare(actual: unknown, { operator, value }: Comparison): boolean {
  if (actual === undefined || actual === null) return operator === '!=';
  const order =
    typeof actual === 'number'
      ? actual - Number(value)
      : String(actual) === value
        ? 0
        : String(actual) < value
          ? -1
          : 1;
  switch (operator) {
    case '==':
      return order === 0;
    case '!=':
      return order !== 0;
    case '<=':
      return order <= 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    default:
      return order > 0;
  }
}

function filterElements(elements: readonly unknown[], filter: ElementFilter): unknown[] {
  switch (filter.kind) {
    case 'indexes':
      return elements.filter((_, index) => filter.indexes.includes(index));
    case 'range':
      return elements.slice(filter.from, filter.to + 1);
    case 'condition':
      return elements.filter(
        (element) =>
          isObject(element) &&
          filter.anyOf.some((group) =>
            group.every((comparison) => compare(element[comparison.name], comparison)),
          ),
      );
  }
}

function selectProperty(value: unknown, { filter, children }: SelectedProperty): unknown {
  const kept = filter && Array.isArray(value) ? filterElements(value, filter) : value;
  return children ? selectProperties(kept, children) : kept;
}

/** The selected part of an encoded response; of a list, of each element. Names that do not exist are ignored. */
export function selectProperties(value: unknown, selector: Selector): unknown {
  if (Array.isArray(value)) return value.map((element) => selectProperties(element, selector));
  if (!isObject(value)) return value;
  const { wildcard, included, excluded } = selector;
  const selected = Object.entries(value).flatMap(([name, child]): [string, unknown][] => {
    if (excluded.has(name)) return [];
    const property = included.get(name);
    if (property) return [[name, selectProperty(child, property)]];
    const isComplex = typeof child === 'object' && child !== null;
    return wildcard === '**' || (wildcard === '*' && !isComplex) ? [[name, child]] : [];
  });
  return Object.fromEntries(selected);
}
