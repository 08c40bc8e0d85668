import { hasHiddenCharacters } from '@ownpath/domain/forms';
import { FREQUENCIES } from '@ownpath/domain/pricing';
import { z } from 'zod';

export const Frequency = z.enum(FREQUENCIES);
export const Condition = z.enum(['NEW', 'USED_GREAT', 'USED_GOOD', 'USED_FAIR']);
export type Condition = z.infer<typeof Condition>;
export const CalendarDateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** `Y` and `N` on the wire. */
export const YesNo = z.codec(z.enum(['Y', 'N']), z.boolean(), {
  decode: (letter) => letter === 'Y',
  encode: (isYes) => (isYes ? ('Y' as const) : ('N' as const)),
});
/** A flag of the custom calls. Clients send it in several forms. */
export const Flag = z.codec(z.union([z.boolean(), z.enum(['true', 'false', 'Y', 'N'])]), z.boolean(), {
  decode: (value) => (typeof value === 'boolean' ? value : value === 'true' || value === 'Y'),
  encode: (value) => value,
});

/** Dollars with at most two decimals on the wire, integer cents in code. */
export const Dollars = z.codec(z.number(), z.int(), {
  decode: (dollars) => Math.round(dollars * 100),
  encode: (cents) => cents / 100,
});

/** A person's name in a documented field: every character of it can be seen. */
export function personName(maxLength: number): z.ZodString {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !hasHiddenCharacters(text), { error: 'contains invisible characters' });
}

const MAX_JSON_TEXT_LENGTH = 64 * 1024;
const MAX_JSON_TEXT_DEPTH = 8;

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((child) => isShallow(child, depth - 1));
}

/** JSON text from a client whose content the server ignores: only size and depth are checked. */
export const boundedJsonText = z
  .string()
  .max(MAX_JSON_TEXT_LENGTH)
  .refine(
    (text) => {
      try {
        return isShallow(JSON.parse(text), MAX_JSON_TEXT_DEPTH);
      } catch {
        return false;
      }
    },
    { error: 'not JSON, or nested too deeply' },
  );

/** A field with JSON text that matches `schema`. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z.codec(z.string().max(MAX_JSON_TEXT_LENGTH), schema, {
    decode: (text, context) => {
      try {
        const value: unknown = JSON.parse(text);
        if (isShallow(value, MAX_JSON_TEXT_DEPTH)) return value as z.input<S>;
      } catch {
        // Reported below.
      }
      context.issues.push({ code: 'custom', message: 'not JSON, or nested too deeply', input: text });
      return z.NEVER;
    },
    encode: (value) => JSON.stringify(value),
  });
}

/** Our name of a field, its name on the wire and its codec. */
type Fields = Readonly<Record<string, readonly [wireName: string, schema: z.ZodType]>>;
type WireShape<F extends Fields> = { -readonly [Name in keyof F as F[Name][0]]: F[Name][1] };
/** Undefined when the field is absent on the wire. */
export type Renamed<F extends Fields> = { [Name in keyof F]: z.output<F[Name][1]> };

/** An object whose fields have other names on the wire; each value has its own codec. */
export function renamed<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const shape = Object.fromEntries(entries.map(([, [wireName, schema]]) => [wireName, schema]));
  const WireObject = z.object(shape as WireShape<F>);
  type Wire = z.output<typeof WireObject>;
  return z.codec(WireObject, z.custom<Renamed<F>>(), {
    decode: (wire) =>
      Object.fromEntries(
        entries.map(([name, [wireName]]) => [name, (wire as Record<string, unknown>)[wireName]]),
      ) as Renamed<F>,
    encode: (value) =>
      Object.fromEntries(
        entries.flatMap(([name, [wireName]]) => {
          const field = (value as Record<string, unknown>)[name];
          return field === undefined ? [] : [[wireName, field]];
        }),
      ) as Wire,
  });
}
