export const PHONE_DIGITS = 10;
/** Length of `(###) ###-####`. */
export const PHONE_MAX_LENGTH = 14;

const US_PHONE = /^[2-9]\d{2}[2-9]\d{6}$/;

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
  const digits = digitsOf(text);
  if (digits.length > PHONE_DIGITS + 1) return false;
  if (digits.length === PHONE_DIGITS + 1 && !digits.startsWith('1')) return false;
  return US_PHONE.test(phoneDigitsOf(text));
}

/** Formats while it is typed: `214`, `(214) 555`, `(214) 555-0142`. */
export function formatPhone(text: string): string {
  const digits = phoneDigitsOf(text);
  if (digits.length <= 3) return digits;
  const rest = digits.length <= 6 ? digits.slice(3) : `${digits.slice(3, 6)}-${digits.slice(6)}`;
  return `(${digits.slice(0, 3)}) ${rest}`;
}

/** True when an edit changed the number and not just its dress (phone-edit analytics). */
export function isPhoneChanged(before: string, after: string): boolean {
  return digitsOf(before) !== digitsOf(after);
}
