import type { Comparison, ElementFilter, SelectedProperty, Selector } from './parse-selector.ts';

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

/** What a selector leaves of an encoded answer; of a list, of each element. Names that do not exist are ignored. */
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
