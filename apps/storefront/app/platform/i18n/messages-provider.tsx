import type { Locale } from '@ownpath/domain/site';
import type { ReactNode } from 'react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';

export type CompiledMessages = Record<string, MessageFormatElement[]>;

type Props = { readonly locale: Locale; readonly messages: CompiledMessages; readonly children: ReactNode };

/** Missing translations are only logged; any other error is thrown (specification section 8). */
export function MessagesProvider({ locale, messages, children }: Props) {
  return (
    <IntlProvider locale={locale} defaultLocale="en-US" messages={messages} onError={logMissing}>
      {children}
    </IntlProvider>
  );
}

function logMissing(error: Error & { code?: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
  console.warn(error.message);
}
