import type { Locale } from '@ownpath/domain/site';
import enUS from '../../../translations/compiled/en-US.json?url';
import esUS from '../../../translations/compiled/es-US.json?url';

/** Hashed URL of each locale's compiled messages; a page preloads its own. */
export const messageUrls: Record<Locale, string> = { 'en-US': enUS, 'es-US': esUS };
