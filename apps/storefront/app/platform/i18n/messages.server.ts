import type { Locale } from '@ownpath/domain/site';
import enUS from '../../../translations/compiled/en-US.json';
import esUS from '../../../translations/compiled/es-US.json';
import type { CompiledMessages } from './messages-provider.tsx';

const messages: Record<Locale, CompiledMessages> = {
  'en-US': enUS as CompiledMessages,
  'es-US': esUS as CompiledMessages,
};

export function messagesOf(locale: Locale): CompiledMessages {
  return messages[locale];
}
