import { z } from 'zod';

/** Longest JSON text that a field may carry. */
const MAX_JSON_TEXT_LENGTH = 64 * 1024;

/** Deepest nesting inside a JSON text. */
const MAX_JSON_TEXT_DEPTH = 8;

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((child) => isShallow(child, depth - 1));
}

/** A JSON text that a client sends and the server does not believe: only its size and depth are looked at. */
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

/** A field whose text is JSON: a codec between the text and `schema`'s value. */
export function jsonText<S extends z.ZodType>(schema: S) {
  return z.codec(z.string().max(MAX_JSON_TEXT_LENGTH), schema, {
    decode: (text, context) => {
      try {
        return JSON.parse(text) as z.input<S>;
      } catch {
        context.issues.push({ code: 'custom', message: 'not JSON', input: text });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}
