/** Maximum length of a stored message, in characters. */
const MAX_LENGTH = 2000;
const REDACTED = '[redacted]';

/**
 * What must not reach a log. Every pattern is linear: bounded repeats over classes that do not overlap what follows.
 * Patterns with a field name come first, so that short values after such a name are removed, too.
 */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [
    /(\b(?:c_)?(?:ssn|dob|dateofbirth|date_of_birth|taxid|password|authorization|access_token|refresh_token|accountnumber|routingnumber|cardnumber|cvv)\b["']?\s{0,3}[:=]\s{0,3})(?:"[^"]{0,200}"|'[^']{0,200}'|[^\s,;&}]{1,200})/gi,
    `$1${REDACTED}`,
  ],
  [/\bBearer\s{1,3}[\w.~+/-]{1,2000}/gi, `Bearer ${REDACTED}`],
  [/\beyJ[\w-]{5,2000}\.[\w-]{1,4000}\.[\w-]{0,1000}/g, REDACTED],
  [/\b[\w.%+'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, REDACTED],
  // Cards, social security numbers, phones and accounts: seven digits or more, however they are grouped.
  [/\+?\d(?:[ ().-]{0,2}\d){6,30}/g, REDACTED],
  [/\b\d{1,4}[/-]\d{1,2}[/-]\d{1,4}\b/g, REDACTED],
];

/** A client's message as one line, without control characters and what looks like a person's data, cut to size. */
export function redactMessage(message: string): string {
  const line = message
    .slice(0, MAX_LENGTH * 4)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
  return PATTERNS.reduce((text, [pattern, to]) => text.replace(pattern, to), line)
    .trim()
    .slice(0, MAX_LENGTH);
}
