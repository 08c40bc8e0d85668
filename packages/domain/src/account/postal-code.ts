import { digitsOf } from './phone.ts';

export const POSTAL_CODE_DIGITS = 5;

/** What a postal-code field keeps of what is typed: digits, five at most. */
export function cleanPostalCode(text: string): string {
  return digitsOf(text).slice(0, POSTAL_CODE_DIGITS);
}

export function isPostalCode(text: string): boolean {
  return /^\d{5}$/.test(text);
}
