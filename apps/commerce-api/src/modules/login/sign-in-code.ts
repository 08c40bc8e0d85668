import { hashSecret } from './secret-hash.ts';

/** Stands for the redirect address of a session whose code went by mail: no client can name it. */
export const SIGN_IN_CODE_ADDRESS = 'mail';
export const SIGN_IN_CODE_MINUTES = 10;
/** Long enough that it can't be guessed within its ten minutes and the limits on tries. */
export const SIGN_IN_CODE_DIGITS = 12;

/** `1234-5678-9012`, as the mail writes it. */
export function formatSignInCode(digits: string): string {
  return digits.replace(/(\d{4})(?=\d)/g, '$1-');
}

/** What the database keeps of a code; spaces and hyphens of the person who types do not count. */
export function hashSignInCode(code: string): string {
  return hashSecret(`sign-in-code:${code.replace(/[\s-]/g, '')}`);
}
