import type { Locale } from '@ownpath/domain/site';

/** Region data nests a few levels; deeper is a mistake of whoever wrote it. */
const MAX_DEPTH = 32;

const isLocalized = (value: object): value is Record<Locale, unknown> => {
  const keys = Object.keys(value);
  return keys.length === 2 && 'en-US' in value && 'es-US' in value;
};

function pick(value: unknown, locale: Locale, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new RangeError('content is nested too deeply');
  if (Array.isArray(value)) return value.map((item) => pick(item, locale, depth + 1));
  if (isLocalized(value)) return pick(value[locale], locale, depth + 1);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, locale, depth + 1)]));
}

/** Region data in one language: every `{ "en-US": …, "es-US": … }` in it becomes the text of that locale. */
export function localize(data: Readonly<Record<string, unknown>>, locale: Locale): Record<string, unknown> {
  return pick(data, locale, 0) as Record<string, unknown>;
}
