import { isLocale } from '@ownpath/domain/site';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followUncaughtErrors, reportBrowserError } from './platform/browser-errors/report-browser-error.ts';
import { RepeatEarlyInput } from './platform/early-input/repeat-early-input.tsx';
import { loadMessages } from './platform/i18n/load-messages.client.ts';
import { MessagesProvider } from './platform/i18n/messages-provider.tsx';

followUncaughtErrors();

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : 'en-US';
const messages = import.meta.env.DEV ? await loadMessages(locale) : (window.shopTexts ?? {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <MessagesProvider locale={locale} messages={messages}>
        <RepeatEarlyInput>
          <HydratedRouter onError={reportBrowserError} />
        </RepeatEarlyInput>
      </MessagesProvider>
    </StrictMode>,
  );
});
