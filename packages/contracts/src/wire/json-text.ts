import { z } from 'zod';

/** Longest JSON text that a field may carry. */
const MAX_JSON_TEXT_LENGTH = 64 * 1024;

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
