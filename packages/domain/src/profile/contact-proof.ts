/** How long the link to a new e-mail address works. */
export const EMAIL_LINK_MINUTES = 60;
export const PHONE_CODE_MINUTES = 10;
export const PHONE_CODE_DIGITS = 6;
/** After so many wrong codes a new one has to be requested: 5 in a million can be guessed. */
export const PHONE_CODE_TRIES = 5;

/** How long a copy of a customer's data can be downloaded. */
export const EXPORT_HOURS = 48;

/**
 * Version of the wording beside the boxes for offers by e-mail and by text (`profile.consent.*` of the translations).
 * Change it together with the texts.
 */
export const CONSENT_WORDING = '2026-11';

/** Most texts with offers that we send a month: consent, confirmation and the answer to HELP name it. */
export const MAX_OFFER_TEXTS_A_MONTH = 8;

/** `maria@example.com` as `m…@example.com`: enough for whoever knows it. */
export function hintOfEmail(address: string): string {
  return address.replace(/^(.)[^@]*/, '$1…');
}

/** What of a typed code counts. */
export function phoneCodeOf(text: string): string {
  return text.replace(/\D/g, '');
}
