import type { Locale } from '@ownpath/domain/site';
import type { CompiledMessages } from './messages-provider.tsx';

declare global {
  interface Window {
    /** Texts of the scripts that have loaded, by id; the build writes them (decision 0100). */
    shopTexts?: CompiledMessages;
  }
}

/** All texts of a language, in development: a built script brings its own. */
export async function loadMessages(locale: Locale): Promise<CompiledMessages> {
  const { default: messages } = await import(`../../../translations/compiled/${locale}.json`);
  return messages as CompiledMessages;
}
