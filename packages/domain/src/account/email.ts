/** Longer addresses are not mail addresses (RFC 5321), and need no matching. */
export const EMAIL_MAX_LENGTH = 254;

/** Local part, @, domain, and a top level of two letters or more (specification section 5).
 *  Labels exclude the dot, so that matching stays linear on hostile text. */
const EMAIL = /^[a-z0-9._%+'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
