import { digitsOf } from './phone.ts';

export const POSTAL_CODE_DIGITS = 5;
/** In the syntax of an input's `pattern`. */
export const POSTAL_CODE_PATTERN = `\\d{${POSTAL_CODE_DIGITS}}`;

const POSTAL_CODE = new RegExp(`^${POSTAL_CODE_PATTERN}$`);

/** What a postal-code field keeps of what is typed: digits, five at most. */
export function cleanPostalCode(text: string): string {
  return digitsOf(text).slice(0, POSTAL_CODE_DIGITS);
}

export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}
