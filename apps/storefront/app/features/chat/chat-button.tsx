import { CHAT_COOKIE, CHAT_COOKIE_DAYS, type ChatKind, chatWaitMs } from '@ownpath/domain/chat';
import { asLocale } from '@ownpath/domain/site';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepCookie } from '../../platform/browser-storage.ts';
import { StoreContact } from '../../shared/shopper/store-contact.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Chat } from './chat.ts';

type Props = {
  readonly chat: Chat;
  readonly kind: ChatKind;
  readonly path: string;
  readonly isStarted: boolean;
  readonly onStart: (kind: ChatKind) => void;
};

const LABELS = {
  sales: 'chat.sales',
  'my-account': 'chat.account',
  bot: 'chat.bot',
} as const satisfies Record<ChatKind, string>;

type State = 'closed' | 'loading' | 'open' | 'failed';

const labelOf = (state: State, closed: 'chat.back' | (typeof LABELS)[ChatKind]) => {
  if (state === 'loading') return 'chat.connecting';
  return state === 'failed' ? 'chat.again' : closed;
};

/**
 * Opens the provider's window, which has its own way to close. Stays at the bottom of the window while the page's
 * content goes on, above a bar that a page has there, and never over the footer.
 */
export function ChatButton({ chat, kind, path, isStarted, onStart }: Props) {
  const { locale, formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');

  useEffect(() => {
    const close = () => setState('closed');
    const events = ['onEmbeddedMessagingWindowClosed', 'onEmbeddedMessagingWindowMinimized'];
    for (const event of events) window.addEventListener(event, close);
    return () => {
      for (const event of events) window.removeEventListener(event, close);
    };
  }, []);

  const before = useRef(state);
  useEffect(() => {
    // Back to where the chat was opened.
    if (before.current === 'open' && state === 'closed') button.current?.focus();
    before.current = state;
  }, [state]);

  async function open() {
    if (state === 'loading') return;
    setState('loading');
    keepCookie(CHAT_COOKIE, kind, CHAT_COOKIE_DAYS);
    onStart(kind);
    const isOpen = await import('./start-chat.ts').then(
      ({ openChat }) => openChat(chat, kind, { locale: asLocale(locale), waitMs: chatWaitMs(path) }),
      () => false,
    );
    setState(isOpen ? 'open' : 'failed');
  }

  return (
    <div className="pointer-events-none sticky bottom-4 z-20 h-0 max-lg:[main:has([data-bottom-bar])_&]:bottom-26 short:static short:h-auto print:hidden">
      <div className="absolute right-4 bottom-0 short:static short:m-4 grid max-w-[calc(100%-2rem)] justify-items-end gap-2">
        <div role="status">
          {state === 'failed' && (
            <div className="pointer-events-auto w-80 max-w-full rounded-card bg-white p-5 shadow-pop">
              <div className="-mt-2 -mr-2 mb-1 flex items-center justify-between gap-2">
                <p className="font-semibold">
                  <FormattedMessage id="chat.failed" />
                </p>
                <IconButton
                  aria-label={formatMessage({ id: 'shell.close' })}
                  onClick={() => {
                    setState('closed');
                    button.current?.focus();
                  }}
                >
                  <Icon as="x" />
                </IconButton>
              </div>
              <StoreContact />
            </div>
          )}
        </div>
        {state !== 'open' && (
          <Button
            ref={button}
            className={cx('pointer-events-auto shadow-pop', state === 'closed' && 'max-md:px-3')}
            isBusy={state === 'loading'}
            onClick={open}
          >
            {state !== 'loading' && <Icon as="message-circle" />}
            {/* On a phone the whole button would lie over what is read. */}
            <span className={cx(state === 'closed' && 'max-md:sr-only')}>
              <FormattedMessage id={labelOf(state, isStarted ? 'chat.back' : LABELS[kind])} />
            </span>
          </Button>
        )}
      </div>
    </div>
  );
}
