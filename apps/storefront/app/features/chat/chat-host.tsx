import { chatKindOf } from '@ownpath/domain/chat';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { Chat } from './chat.ts';

const ChatButton = lazy(() => import('./chat-button.tsx').then((part) => ({ default: part.ChatButton })));

/** The button of the chat, on the pages that offer one; it needs its script, so it comes with it. */
export function ChatHost({ chat }: { readonly chat: Chat | null }) {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const [startedHere, setStartedHere] = useState<Chat['started']>(null);
  const started = startedHere ?? chat?.started ?? null;
  const kind = chat && isHydrated ? chatKindOf(pathname, chat, started) : null;
  if (!chat || kind === null) return null;
  return (
    <Suspense>
      <ChatButton
        chat={chat}
        kind={kind}
        path={pathname}
        isStarted={started !== null}
        onStart={setStartedHere}
      />
    </Suspense>
  );
}
