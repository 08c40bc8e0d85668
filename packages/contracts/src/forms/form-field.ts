import { type FieldRule, hasHiddenCharacters, wholeTextRegExp } from '@ownpath/domain/forms';
import { z } from 'zod';

/** Problems of a form field; a schema's issues carry them as their message. */
export const REQUIRED = 'required';
export const INVALID = 'invalid';
const HIDDEN = 'hidden';

/** A line of text checked by its rule, without surrounding white space. */
export function textField(rule: FieldRule): z.ZodString {
  return bound(z.string(REQUIRED).trim(), rule, INVALID);
}

/** A person's name: every character of it can be seen. */
export function nameField(rule: FieldRule): z.ZodString {
  return textField(rule).refine((text) => !hasHiddenCharacters(text), HIDDEN);
}

/** A password: white space is kept. */
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

/** A checkbox: sent with any value when it is checked. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

/** A required checkbox. */
export const requiredCheckbox = z.string(REQUIRED).transform(() => true as const);
