/** Longer addresses are not mail addresses (RFC 5321), and need no matching. */
export const EMAIL_MAX_LENGTH = 254;

/** Local part, @, domain, and a top level of two letters or more (specification section 5), in the syntax of an
 *  input's `pattern`. Labels exclude the dot, so that matching stays linear on hostile text. */
export const EMAIL_PATTERN = "[a-zA-Z0-9._%+'\\-]+@(?:[a-zA-Z0-9\\-]+\\.)+[a-zA-Z]{2,}";

const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`);

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
