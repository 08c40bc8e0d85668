export const PHONE_DIGITS = 10;
/** Length of `(###) ###-####`. */
export const PHONE_MAX_LENGTH = 14;

/** The ten digits of a US number: area code and exchange begin with 2 to 9. */
export const PHONE_DIGITS_PATTERN = '[2-9]\\d{2}[2-9]\\d{6}';
/** The same as people type it: an optional country code, and anything between the digits. In the syntax of an
 *  input's `pattern`; each digit follows what is not one, so that matching stays linear. */
export const PHONE_PATTERN = '\\D*(?:1\\D*)?[2-9]\\D*(?:\\d\\D*){2}[2-9]\\D*(?:\\d\\D*){6}';

const PHONE = new RegExp(`^(?:${PHONE_PATTERN})$`);

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The ten digits of a US number without the country code; more are cut off. */
export function phoneDigitsOf(text: string): string {
  const digits = digitsOf(text);
  const national = digits.length > PHONE_DIGITS && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** US number: optional +1, area code and exchange begin with 2 to 9, then four digits. */
export function isUsPhone(text: string): boolean {
  return PHONE.test(text);
}

/** Formats while it is typed: `214`, `(214) 555`, `(214) 555-0142`. */
export function formatPhone(text: string): string {
  const digits = phoneDigitsOf(text);
  if (digits.length <= 3) return digits;
  const rest = digits.length <= 6 ? digits.slice(3) : `${digits.slice(3, 6)}-${digits.slice(6)}`;
  return `(${digits.slice(0, 3)}) ${rest}`;
}

/** True when an edit changed the number and not only its format (phone-edit analytics). */
export function isPhoneChanged(before: string, after: string): boolean {
  return digitsOf(before) !== digitsOf(after);
}
