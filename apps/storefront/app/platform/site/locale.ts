import type { Locale } from '@ownpath/domain/site';

/** Each language's name in that language. */
export const languageNames: Record<Locale, string> = { 'en-US': 'English', 'es-US': 'Español' };
