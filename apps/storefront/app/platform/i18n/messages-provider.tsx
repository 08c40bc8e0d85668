import type { Locale } from '@ownpath/domain/site';
import type { ReactNode } from 'react';
import { createIntl, type IntlShape, type MessageFormatElement, RawIntlProvider } from 'react-intl';

export type CompiledMessages = Record<string, MessageFormatElement[]>;

type Props = { readonly locale: Locale; readonly messages: CompiledMessages; readonly children: ReactNode };

/** Kept with the messages: a formatter is made once in the server's process, and not for every page. */
const made = new WeakMap<CompiledMessages, IntlShape>();

function intlOf(locale: Locale, messages: CompiledMessages): IntlShape {
  const known = made.get(messages);
  if (known?.locale === locale) return known;
  const intl = createIntl({ locale, defaultLocale: 'en-US', messages, onError: logMissing });
  made.set(messages, intl);
  return intl;
}

/** Missing translations are only logged; any other error is thrown (specification section 8). */
export function MessagesProvider({ locale, messages, children }: Props) {
  return <RawIntlProvider value={intlOf(locale, messages)}>{children}</RawIntlProvider>;
}

function logMissing(error: Error & { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
  console.warn(error.message);
}
