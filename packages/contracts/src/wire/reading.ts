import { z } from 'zod';

/** A list without its malformed items; empty when it is absent. Decodes only. */
export function readableItems<Item extends z.ZodType>(item: Item) {
  return z
    .array(item.nullable().catch(null))
    .default([])
    .transform((items) => items.filter((one) => one !== null));
}

/** A text; empty when it is absent or malformed. */
export const ReadableText = z.string().catch('');
/** A text; null when it is absent or malformed. */
export const ReadableTextOrNull = z.string().nullable().catch(null);
/** A flag; false when it is absent or malformed. */
export const ReadableFlag = z.boolean().catch(false);
