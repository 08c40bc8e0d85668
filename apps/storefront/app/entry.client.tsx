import { isLocale } from '@ownpath/domain/site';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { RepeatEarlyInput } from './platform/early-input/repeat-early-input.tsx';
import { loadMessages } from './platform/i18n/load-messages.client.ts';
import { MessagesProvider } from './platform/i18n/messages-provider.tsx';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : 'en-US';
const messages = await loadMessages(locale);

// Without its texts the page stays as the server wrote it: every text is there, links and forms work by themselves.
if (messages) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider locale={locale} messages={messages}>
          <RepeatEarlyInput>
            <HydratedRouter />
          </RepeatEarlyInput>
        </MessagesProvider>
      </StrictMode>,
    );
  });
} else {
  // Nothing will be hydrated to repeat it.
  window.takeEarlyInput?.();
}
