import type { Locale } from '@ownpath/domain/site';
import { messageUrls } from './message-urls.ts';
import type { CompiledMessages } from './messages-provider.tsx';

/** The active locale's messages; null, and a line in the console, when they can't be had. */
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
