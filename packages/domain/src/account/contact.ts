/** Longer text is not an email address (RFC 5321) and is rejected without matching. */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Local part, @, domain, and a top-level domain of two letters or more (specification section 5), in the syntax of an
 * input's `pattern`. Labels exclude the dot, so matching stays linear on hostile text.
 */
export const EMAIL_PATTERN = "[a-zA-Z0-9._%+'\\-]+@(?:[a-zA-Z0-9\\-]+\\.)+[a-zA-Z]{2,}";

const EMAIL = new RegExp(`^(?:${EMAIL_PATTERN})$`);

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

export const PHONE_DIGITS = 10;
/** Length of `(###) ###-####`. */
export const PHONE_MAX_LENGTH = 14;

/** The ten digits of a US number: area code and exchange start with 2 to 9. */
export const PHONE_DIGITS_PATTERN = '[2-9]\\d{2}[2-9]\\d{6}';
/**
 * The same as typed: an optional country code, and any separators between digits. In the syntax of an input's
 * `pattern`. Separators exclude digits, so matching stays linear.
 */
export const PHONE_PATTERN = '\\D*(?:1\\D*)?[2-9]\\D*(?:\\d\\D*){2}[2-9]\\D*(?:\\d\\D*){6}';

const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`);

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The ten digits of a US number without the country code; extra digits are cut off. */
export function phoneDigitsOf(text: string): string {
  const digits = digitsOf(text);
  const national = digits.length > PHONE_DIGITS && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** US number: optional +1, area code and exchange start with 2 to 9, then four digits. */
export function isUsPhone(text: string): boolean {
  return PHONE.test(text);
}

/** Formats a number while it is typed: `214`, `(214) 555`, `(214) 555-0142`. */
export function formatPhone(text: string): string {
  const digits = phoneDigitsOf(text);
  if (digits.length <= 3) return digits;
  const rest = digits.length <= 6 ? digits.slice(3) : `${digits.slice(3, 6)}-${digits.slice(6)}`;
  return `(${digits.slice(0, 3)}) ${rest}`;
}

/** True when an edit changed the number, not just its format (phone-edit analytics). */
export function isPhoneChanged(before: string, after: string): boolean {
  return digitsOf(before) !== digitsOf(after);
}

export const POSTAL_CODE_DIGITS = 5;
/** In the syntax of an input's `pattern`. */
export const POSTAL_CODE_PATTERN = `\\d{${POSTAL_CODE_DIGITS}}`;

const POSTAL_CODE = new RegExp(`^${POSTAL_CODE_PATTERN}$`);

/** Characters that a postal-code field accepts: digits, five at most. */
export function cleanPostalCode(text: string): string {
  return digitsOf(text).slice(0, POSTAL_CODE_DIGITS);
}

export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}
