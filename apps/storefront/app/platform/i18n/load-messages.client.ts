import type { Locale } from '@ownpath/domain/site';
import { messageUrls } from './message-urls.ts';
import type { CompiledMessages } from './messages-provider.tsx';

/** The active locale's messages; null, with a console error, when the request fails. */
export async function loadMessages(locale: Locale): Promise<CompiledMessages | null> {
  try {
    const response = await fetch(messageUrls[locale], { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`Translations answered ${response.status}`);
    return (await response.json()) as CompiledMessages;
  } catch (error) {
    console.error(error);
    return null;
  }
}
