import { CHAT_POLL_MS, type ChatKind } from '@ownpath/domain/chat';
import type { Locale } from '@ownpath/domain/site';
import { pollUntil } from '../../platform/poll-until.ts';
import type { Chat } from './chat.ts';

/** What the provider's deployment script gives the page: Messaging for Web of the service desk. */
type Messaging = {
  readonly settings: { language?: string; hideChatButtonOnLoad?: boolean };
  init(orgId: string, deployment: string, siteUrl: string, options: { scrt2URL: string }): void;
  readonly utilAPI: { launchChat(): Promise<unknown> };
};

declare global {
  interface Window {
    embeddedservice_bootstrap?: Messaging;
  }
}

let isInitialized = false;

/**
 * Opens the provider's window on this page. Its script is loaded when a chat is opened first.
 * @param waitMs how long the provider may take to come, and again to be ready
 * @returns false when it didn't
 */
export async function openChat(
  chat: Chat,
  kind: ChatKind,
  { locale, waitMs }: { readonly locale: Locale; readonly waitMs: number },
): Promise<boolean> {
  const deployment = chat.deployments[kind];
  if (deployment === undefined) return false;
  const wait = { everyMs: CHAT_POLL_MS, upToMs: waitMs };
  const script = loadScript(chat.scriptUrl);
  const messaging = await pollUntil(
    () => (script.failed ? 'failed' : window.embeddedservice_bootstrap),
    wait,
  );
  if (messaging === null || messaging === 'failed') return false;
  try {
    if (!isInitialized) {
      let isReady = false;
      const ready = () => {
        isReady = true;
      };
      window.addEventListener('onEmbeddedMessagingReady', ready, { once: true });
      messaging.settings.language = locale.replace('-', '_');
      messaging.settings.hideChatButtonOnLoad = true;
      messaging.init(chat.orgId, deployment, chat.siteUrl, { scrt2URL: chat.scrt2Url });
      if (!(await pollUntil(() => isReady, wait))) return false;
      isInitialized = true;
    }
    await messaging.utilAPI.launchChat();
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Adds the script unless it is there or on its way; one that failed is asked for again. */
function loadScript(url: string): { failed: boolean } {
  const state = { failed: false };
  if (window.embeddedservice_bootstrap) return state;
  const script = document.createElement('script');
  script.src = url;
  // The content policy takes no script of another origin without it, except on a page for all guests.
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.addEventListener('error', () => {
    state.failed = true;
    script.remove();
  });
  document.head.append(script);
  return state;
}
