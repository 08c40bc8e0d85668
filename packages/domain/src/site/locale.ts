/** The locales of the shop. Every text exists in each of them. */
export const LOCALES = ['en-US', 'es-US'] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}
