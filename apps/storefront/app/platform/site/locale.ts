import type { Locale } from '@ownpath/domain/site';

/** Each language's own name, as its speakers look for it. */
export const languageNames: Record<Locale, string> = { 'en-US': 'English', 'es-US': 'Español' };
