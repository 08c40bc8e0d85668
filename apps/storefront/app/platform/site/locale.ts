export const locales = ['en-US', 'es-US'] as const;
export type Locale = (typeof locales)[number];

/** Each language's own name, as its speakers look for it. */
export const languageNames: Record<Locale, string> = { 'en-US': 'English', 'es-US': 'Español' };

export function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text);
}
