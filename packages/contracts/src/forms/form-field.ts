import { type FieldRule, wholeTextRegExp } from '@ownpath/domain/forms';
import { z } from 'zod';

/** What can be wrong with a field of a form; a schema's issues carry it as their message. */
export const REQUIRED = 'required';
export const INVALID = 'invalid';

/** A line of text by its rule, white space around it removed. */
export function textField(rule: FieldRule): z.ZodString {
  return bound(z.string(REQUIRED).trim(), rule, INVALID);
}

/** A password: white space counts. */
export function secretField(rule: FieldRule, tooShort = INVALID): z.ZodString {
  return bound(z.string(REQUIRED), rule, tooShort);
}

function bound(text: z.ZodString, rule: FieldRule, tooShort: string): z.ZodString {
  const { required, minLength, maxLength, pattern } = rule;
  let bounded = text.max(maxLength, INVALID);
  if (required) bounded = bounded.min(1, REQUIRED);
  if (minLength !== undefined) bounded = bounded.min(minLength, tooShort);
  if (pattern === undefined) return bounded;
  return bounded.regex(wholeTextRegExp(required ? pattern : `(?:${pattern})?`), INVALID);
}

/** A tick box: sent when it is ticked, with any value. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** One that has to be ticked. */
export const requiredCheckbox = z.string(REQUIRED).transform(() => true as const);
